// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

// Package e2e drives the gallery as its users do: in a window under Xvfb with xdotool, and in headless Chromium. It
// contains only tests, which need the tag e2e; make e2e installs their tools.
//
// Each test sends the same input to a gallery without a screen, and checks that the real one shows the same state, to
// the pixel of its scroll position. Pictures are checked for what the state does not contain. LibreOffice Calc and
// xclip are the other ends of the X11 clipboard. The tests of sqlview and of sources over PostgreSQL and MariaDB are
// also here, so that they share a server of each engine in one process; their packages contain tests over SQLite.
// Hangul is typed with IBus in the window, and composed by command in Chromium.
package e2e
