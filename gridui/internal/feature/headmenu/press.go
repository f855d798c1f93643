// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import "gioui.org/io/pointer"

// Press reads a press on the sheet, and reports whether it was on the button of a header, which
// has the focus then. The menu opens when the button is released.
func (f *Feature) Press(ev pointer.Event) bool {
	f.byTouch = ev.Source == pointer.Touch
	at, ok := f.buttonAt(ev.Position.Round(), ev.Source)
	if !ok || f.Options.Loading.Overlay {
		return false
	}
	f.Grid.FocusHeader(at)
	f.pressed, f.held = at, true
	return true
}

// Release reads a release, and reports whether it ended a press on a button. The menu opens if
// the pointer is still on that button.
func (f *Feature) Release(ev pointer.Event) bool {
	if !f.held {
		return false
	}
	f.held = false
	if at, ok := f.buttonAt(ev.Position.Round(), ev.Source); ok && at == f.pressed {
		r, _ := f.buttonRect(at)
		f.open(opening{at: at, anchor: f.onGrid(r), by: ev.Source})
	}
	return true
}

// CancelPress forgets the press on a button.
func (f *Feature) CancelPress() { f.held = false }
