// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build js

// Command large is the gallery in a browser, with the pages that need the most code. Command web has the others.
package main

import (
	"github.com/giogrid/giogrid/example/internal/pages"
	"github.com/giogrid/giogrid/example/internal/webgallery"
)

func main() { webgallery.Run(pages.Large()) }
