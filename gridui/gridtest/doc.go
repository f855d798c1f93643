// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package gridtest drives a Gio widget without a window: it feeds events to a
// real [gioui.org/io/input.Router], draws a frame whenever the widget asks for
// one, and lets a test look at what came of it: the semantic tree, the cursor,
// the focus, the clipboard, the operations.
//
// It works for any [gioui.org/layout.Widget], a data grid or a whole page, and needs no
// GPU, no display and no cgo. A test is a script:
//
//	h := gridtest.New(image.Pt(800, 600), page.Layout)
//	cell, _ := h.Find("Ada")
//	h.Click(cell.Center())
//	h.Keys("Ctrl+Shift+Down", "Ctrl+C")
//	text, _ := h.Clipboard.Text()
//
// # Frames
//
// A harness behaves as a window does: an event leads to a frame if the widget
// listens for that event, and a widget that asks for another frame gets it.
// Nothing else draws, so a test can count frames ([Harness.Frames]) to prove
// that an idle widget stays idle. After changing what the widget shows from
// outside, call [Harness.Settle], as a program would invalidate its window.
//
// # Time
//
// The clock stands still until [Harness.Advance] moves it, so tests do not
// depend on the speed of the machine. Gestures that take time move it themselves
// and say so: double clicks, long presses and swipes, and all that press once, if
// they could be taken for the second half of a double click.
//
// Background jobs, such as the sort of many rows, run in real time. [Harness.Until] and
// [Harness.WaitFor] wait for what jobs and delays bring about.
//
// # Language
//
// Under go test, importing this package fixes the system's language as Korean, whatever
// that of the machine is: grids whose language nothing sets show the texts of
// locale.Korean. Set [Harness.Locale] for another one.
//
// # Units
//
// All positions and sizes are pixels of the window, from its top left corner.
// With the zero Metric one pixel is one dp.
package gridtest
