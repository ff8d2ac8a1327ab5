// Stands in for polyfills of what every browser and client we support has.
module.exports = {}
