// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build js

// Command web is the gallery in a browser, with the pages that need little code. Command large has the others; package
// webgallery describes the addresses of both.
package main

import (
	"github.com/giogrid/giogrid/example/internal/pages"
	"github.com/giogrid/giogrid/example/internal/webgallery"
)

func main() { webgallery.Run(pages.Small()) }
