// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import "image"

// ShowFull makes the viewport show full rows over all columns, with the widgets of draw, and returns where they are.
func (v *Viewport) ShowFull(draw FullWidgets) *FullPlaces {
	d := &v.Details
	laid := &Details{addresses: d.addresses, settings: d.settings, data: d.data, options: d.options, painter: d.painter, contents: draw, whole: true}
	places := &FullPlaces{frame: &v.Frame, laid: laid, draw: draw}
	v.full = fullRows{from: places, laid: laid}
	v.Heights.full, v.Sizes.full, v.Bands.full = &v.full, &v.full, &v.full
	return places
}

// HasFull reports whether rows can be full rows.
func (f *Frame) HasFull() bool { return f.full.laid != nil && f.columns.Full.Any() }

// IsFull reports whether the row at an address is a full row. It is not inlined, because it has many callers and
// binaries are to be small.
//
//go:noinline
func (f *Frame) IsFull(at Address) bool {
	return f.full.laid != nil && HasRows(at.Band) && f.Addresses.data.IsFull(at.Band, at.Row)
}

// FullRect returns the place of a full row on the screen across all panes, in pixels of the sheet.
func (f *Frame) FullRect(at Address) (image.Rectangle, bool) {
	m, ok := f.full.from.Drawn(at)
	return m.Rect, ok
}

// wholeRow returns a full row as a merged cell, without its place.
func (f *Frame) wholeRow(at Address) Merged {
	at.Col = 0
	return Merged{At: at, Rows: 1, Cols: len(f.columns.Leaves)}
}
