#' @keywords internal
#' @importFrom tools R_user_dir
"_PACKAGE"
