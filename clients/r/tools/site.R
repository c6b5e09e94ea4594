# Builds the site of this package in docs/, with the articles calling the server of GOALSQUARE_URL.
# Run in clients/r: Rscript tools/site.R. Without a network, the home page is left out.
options(pkgdown.internet = curl::has_internet())
library <- tempfile("library-")
dir.create(library)
utils::install.packages(".", lib = library, repos = NULL, type = "source", quiet = TRUE)
Sys.setenv(R_LIBS = library)
.libPaths(c(library, .libPaths()))
pkgdown::check_pkgdown(".")
pkgdown::init_site(".")
if (curl::has_internet()) pkgdown::build_home(".", preview = FALSE)
pkgdown::build_reference(".", lazy = FALSE, examples = FALSE, preview = FALSE)
pkgdown::build_articles(".", lazy = FALSE, preview = FALSE)
pkgdown::build_news(".", preview = FALSE)
