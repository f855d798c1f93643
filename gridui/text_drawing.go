// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// TextDrawing says how text is drawn.
type TextDrawing uint8

const (
	// TextAuto is TextImages in a browser that tells that it draws without a GPU, else
	// TextPaths.
	TextAuto TextDrawing = iota
	// TextPaths draws text as Gio's labels do: as paths.
	TextPaths
	// TextImages draws lines of text as images, which costs a renderer without a GPU
	// a tenth of a path. Glyphs stand where they are to a sixteenth of a pixel. Text that
	// needs the Shaper, and all text where Style.Faces is not set or the locale reads
	// from the right, is drawn as paths all the same.
	TextImages
)

// images says whether text is drawn as images.
func (d TextDrawing) images() bool {
	switch d {
	case TextAuto:
		return rendersInSoftware()
	case TextImages:
		return true
	}
	return false
}
