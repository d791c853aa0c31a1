# The campaign pages of the browser.
