// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// TextDrawing says how text is drawn.
type TextDrawing uint8

const (
	// TextAuto is TextImages in a browser that tells that it draws without a GPU. Else it
	// is TextPaths, but for rows that fly by: where frames in a row each show none of the
	// rows of the frame before, as while a scroll bar is dragged, their text is drawn as
	// images until they stand.
	TextAuto TextDrawing = iota
	// TextPaths draws text as Gio's labels do: as paths.
	TextPaths
	// TextImages draws lines of text as images, which costs a renderer without a GPU
	// a tenth of a path. Glyphs stand where they are to a sixteenth of a pixel. Text that
	// needs the Shaper, and all text where Style.Faces is not set or the locale reads
	// from the right, is drawn as paths all the same.
	TextImages
)

// images reports whether text is drawn as images.
func (d TextDrawing) images() bool {
	switch d {
	case TextAuto:
		return rendersInSoftware()
	case TextImages:
		return true
	}
	return false
}

// flies reports whether text that flies by is drawn in another way than text that stands.
func (d TextDrawing) flies() bool { return d == TextAuto && !d.images() }
