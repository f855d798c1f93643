// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

// Package e2e drives the gallery as its users do: in a window under Xvfb with xdotool, and in headless
// Chromium. It has tests alone, which run with the tag e2e; make e2e installs what they need.
//
// Each test does the same to a gallery without a screen, and wants the real one to show the same state,
// to the pixel of its scroll position. What the state cannot tell is looked for in pictures.
// LibreOffice Calc and xclip are the other ends of the clipboard of X11.
// The tests of sqlview and of sources over PostgreSQL and MariaDB are here too, whose packages have tests over SQLite:
// in one process all share a server of each engine.
// Hangul is typed with IBus in the window, and composed by command in Chromium.
package e2e
