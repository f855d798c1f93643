// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

// Command web measures the grid in headless Chromium that draws on the CPU, in a page of 1280 x 720, and
// prints a table, one line each: name, value, unit, target, ok or FAIL, separated by tabs. A line without a
// target only reports.
//
//   - frame: the CPU time of a frame of a grid of 100,000 x 100 while the wheel turns, of all of the
//     browser's processes, with what part of it the page's own thread takes and what part the process that
//     draws. The median of several runs. The page's thread is compared with that of an empty window of Gio
//     that the wheel redraws.
//   - open: from asking for the page to the first rows on the screen, with nothing in the browser's cache
//     and with all in it, and how much longer that takes than an empty window of Gio with the same fonts.
//     Other work of the machine adds to that; what a warm opening takes of CPU time does not.
//   - memory: of the program and of the page's scripts.
//   - size: of the programs in gzip, less the fonts that are part of them: each is packed alone and its
//     size taken off.
//
// It exits with status 1 if a size or a time from a warm cache misses its target, or something could not be
// measured.
//
//	go run ./bench/web [-cpuprofile FILE] SITE
//
// SITE is the folder that .ci/wasm.sh has made of the gallery.
package main
