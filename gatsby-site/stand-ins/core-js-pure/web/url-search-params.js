module.exports = globalThis.URLSearchParams;
