// @tarojs/components as plain elements, for tests of our own components:
// jest.mock('@tarojs/components', () => jest.requireActual('<root>/tests/jest/taroComponents'))
const React = require('react')

const OWN = [
  'hoverClass',
  'hoverStartTime',
  'hoverStayTime',
  'ariaLabel',
  'ariaRole',
  'catchMove',
  'userSelect',
  'onLongPress',
  'scrollX',
  'scrollY',
  'enhanced',
  'showScrollbar',
  'lowerThreshold',
  'onScrollToLower',
  'lazyLoad',
  'mode',
]

function plain(tag) {
  return React.forwardRef(function Plain(props, ref) {
    const rest = Object.fromEntries(Object.entries(props).filter(([name]) => !OWN.includes(name)))
    return React.createElement(tag, { ...rest, ref })
  })
}

module.exports = {
  View: plain('div'),
  Text: plain('span'),
  ScrollView: plain('div'),
  Image: plain('img'),
}
