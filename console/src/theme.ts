/** 宣纸 by day: the house's family, lit. Colours of texts are at least 4.5:1 on their grounds. */
import type { ThemeConfig } from 'antd'

export const INK = '#2b2823'

/** Pigments carry the data, one an engine, and stay with it whatever its rank. */
export const PIGMENTS = [INK, '#2f5d8a', '#c08a1e', '#3f7f5f', '#b4532f'] as const

export const theme: ThemeConfig = {
  token: {
    colorPrimary: INK,
    colorInfo: '#2f5d8a',
    colorLink: '#2f5d8a',
    colorLinkHover: '#1f4468',
    colorLinkActive: '#1f4468',
    colorSuccess: '#2c7150',
    colorWarning: '#8a5e00',
    colorError: '#a93226',
    colorBgLayout: '#f4f0e8',
    colorBgContainer: '#fbf9f4',
    colorBgElevated: '#fbf9f4',
    colorText: '#1d1a16',
    colorTextSecondary: '#57514a',
    colorTextTertiary: '#686159',
    colorTextDescription: '#686159',
    colorTextPlaceholder: '#686159',
    colorBorder: '#cfc5b4',
    colorBorderSecondary: '#ded6c8',
    borderRadius: 10,
    controlHeight: 36,
    fontSize: 14,
    fontFamily: `-apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif`,
    // Movement says nothing here.
    motion: false,
  },
  components: {
    Table: { headerBg: 'transparent', headerColor: '#57514a', cellPaddingBlock: 10 },
    Segmented: { trackBg: '#eae4d9', itemColor: '#57514a' },
  },
}
