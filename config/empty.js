// Replaces polyfills of features every supported browser and client has.
module.exports = {}
