// Hands the token of a login to the page that opened this window, at its own origin, and takes it out of the address.
(function () {
  var sent = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
  if (!window.opener) return;
  window.opener.postMessage({
    responseType: 'token',
    access_token: sent.get('access_token') || undefined,
    token_type: sent.get('token_type') || 'Bearer',
    error: sent.get('error') || undefined,
    error_description: sent.get('error_description') || undefined
  }, location.origin);
})();
