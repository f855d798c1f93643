// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package gridtest drives a Gio widget without a window. It sends events to a real [gioui.org/io/input.Router], draws
// a frame whenever the widget requests one, and gives tests access to the results: the semantic tree, the cursor, the
// focus, the clipboard, and the operations.
//
// It works for any [gioui.org/layout.Widget], from a data grid to a whole page, and needs no GPU, no display and no
// cgo. A test is a script:
//
//	h := gridtest.New(image.Pt(800, 600), page.Layout)
//	cell, _ := h.Find("Ada")
//	h.Click(cell.Center())
//	h.Keys("Ctrl+Shift+Down", "Ctrl+C")
//	text, _ := h.Clipboard.Text()
//
// # Frames
//
// A harness behaves like a window: an event leads to a frame if the widget listens for the event, and a widget that
// requests another frame gets it. No other frames are drawn, so a test can count frames with [Harness.Frames] to
// prove that an idle widget stays idle. After changing what the widget shows, call [Harness.Settle], where a program
// would invalidate its window.
//
// # Time
//
// The clock moves only in [Harness.Advance], so tests do not depend on the speed of the machine. Gestures that take
// time call it themselves, as their documentation describes: double clicks, long presses and swipes. So do gestures
// with a single press, if it could be mistaken for the second half of a double click.
//
// Background jobs, such as sorting many rows, run in real time. [Harness.Until] and [Harness.WaitFor] wait for the
// results of jobs and delays.
//
// # Language
//
// Under go test, importing this package sets the system's language to Korean on every machine: grids without a
// language show the texts of locale.For("ko"). Set [Harness.Locale] for another language.
//
// # Units
//
// All positions and sizes are in pixels of the window, from its top left corner. With the zero Metric, one pixel is
// one dp.
package gridtest
