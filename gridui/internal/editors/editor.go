// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Cell is the cell that an editor opens for.
type Cell struct {
	Def *column.Def
	Row rowdata.Row
	// Text is the text of the cell that the column reads back. Numbers holds the signs of numbers of the grid.
	Text    string
	Numbers locale.Numbers
	// Replaced reports that what is typed replaces the value of the cell.
	Replaced bool
	// Cleared reports that the edit begins without the value of the cell.
	Cleared bool
	// Sample holds other rows, whose values may be offered.
	Sample []rowdata.Row
	// Wake requests a frame from another goroutine; nil: frames are requested in intervals.
	Wake func()
}

// Pick is the result of a key or of a pointer event.
type Pick struct {
	// Set reports that Text replaces the text of the field. Selected selects that text, so that typing replaces it.
	Set, Selected bool
	Text          string
	// Done reports that the edit is complete.
	Done bool
}

// Button is the button in the field of an editor.
type Button uint8

// The buttons.
const (
	NoButton Button = iota
	// ListButton opens and closes what drops down from the field.
	ListButton
	// SpinButtons are two buttons, to increase and to decrease a value.
	SpinButtons
)

// Key is a key that the field does not use itself.
type Key struct {
	Name key.Name
	// Shift reports that the Shift key is held. Moves reports that arrows commit the edit and move to the next cell,
	// unless they act in a list.
	Shift, Moves bool
	RTL          bool
}

// An Editor adds to the field of the cell editor what a kind of values needs. It belongs to one open editor; a column
// makes a new one for each edit.
type Editor interface {
	// Start begins with a cell and returns the text of the field.
	Start(c Cell) string
	// Reshape returns the text that the field gets for a text that was typed, and the place of its caret in runes.
	Reshape(text string, caret int) (to string, at int)
	// Command reports whether a typed text acts on the editor and is not for the field.
	Command(text string) (Pick, bool)
	// Steer reports whether a key acts on the editor.
	Steer(k Key) (Pick, bool)
	// Pointed reads one pointer event on the card, and reports whether there was one.
	Pointed(gtx layout.Context, p *draw.Painter) (Pick, bool)
	// PaintCard draws the card below the field and returns its place, which is empty while there is no card.
	PaintCard(p *draw.Painter, window, field image.Rectangle) image.Rectangle
	// FieldButton returns the button in the field, and its name.
	FieldButton(texts *locale.Editing) (Button, string)
	// PressButton acts on a press of the button. up reports a press of the upper button of SpinButtons.
	PressButton(up bool) Pick
	// Hint returns a text that is drawn behind the text of the field.
	Hint(text string) string
	// CardOpen reports whether a card is open that Escape closes before the edit.
	CardOpen() bool
	// HideCard closes the card.
	HideCard()
	// Outcome returns what a text of the field means.
	Outcome(text string) (Outcome, error)
	// Finish ends the edit.
	Finish()
}

// Outcome is the result of an edit.
type Outcome struct {
	// Text is the text that the column reads.
	Text string
	// Value is a value of the column, which replaces Text unless it is nil.
	Value any
}

// Plain implements Editor as a field alone. Editors embed it.
type Plain struct{}

// Reshape returns the text as it is.
func (Plain) Reshape(text string, caret int) (to string, at int) { return text, caret }

// Command returns false.
func (Plain) Command(string) (Pick, bool) { return Pick{}, false }

// Steer returns false.
func (Plain) Steer(Key) (Pick, bool) { return Pick{}, false }

// Pointed returns false.
func (Plain) Pointed(layout.Context, *draw.Painter) (Pick, bool) { return Pick{}, false }

// PaintCard draws nothing.
func (Plain) PaintCard(*draw.Painter, image.Rectangle, image.Rectangle) image.Rectangle {
	return image.Rectangle{}
}

// FieldButton returns none.
func (Plain) FieldButton(*locale.Editing) (Button, string) { return NoButton, "" }

// PressButton does nothing.
func (Plain) PressButton(bool) Pick { return Pick{} }

// Hint returns no text.
func (Plain) Hint(string) string { return "" }

// CardOpen returns false.
func (Plain) CardOpen() bool { return false }

// HideCard does nothing.
func (Plain) HideCard() {}

// Outcome returns the text as it is.
func (Plain) Outcome(text string) (Outcome, error) { return Outcome{Text: text}, nil }

// Finish does nothing.
func (Plain) Finish() {}
