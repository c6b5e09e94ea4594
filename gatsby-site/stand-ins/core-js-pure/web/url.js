module.exports = globalThis.URL;
