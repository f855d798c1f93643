// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"
	"image/color"
	"time"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// A Cell draws the cells of a column. It keeps no state of a grid, because grids share columns.
type Cell interface {
	// Draw adds what a cell shows to a canvas. It is not called for rows that are not loaded.
	Draw(c *Canvas, in *Input)
}

// Input is a cell to draw. All lengths are in pixels of the canvas.
type Input struct {
	Row rowdata.Row
	Def *column.Def
	// Text is the text of the cell. It is valid during the call.
	Text []byte
	// Cell is the whole cell with its padding, Line the room of its contents on the line of its text.
	Cell, Line image.Rectangle
	Align      option.Align
	Face       textrun.Face
	Ink        color.NRGBA
	// Texts holds the words of the user's language.
	Texts *locale.Ready
	// Now is the time of the frame.
	Now time.Time
	// Scale is the range of the values of the column for a Scaled cell.
	Scale Scale
	// Target is the target with the keyboard, Hover the target under the mouse, -1 for none.
	Target, Hover int
	// Editable reports whether the user may change the value.
	Editable bool
	// Pos is the position of the row in the body, -1 in other bands.
	Pos coord.Slot
	// Pictures holds the pictures of the grid for a Pictured cell.
	Pictures Pictures
}

// Scale is a range of values.
type Scale struct{ Min, Max float64 }

// Scaled is a cell whose drawing depends on the values of all rows.
type Scaled interface {
	// Fixed returns the range that the program has set, and false if the range of the column is needed.
	Fixed() (Scale, bool)
}

// Speaker is a cell with words for assistive technology in place of its text.
type Speaker interface {
	// Speak returns the words, empty for the text.
	Speak(in *Input) string
}

// Hinter is a cell with a tooltip.
type Hinter interface {
	// Hint returns the tooltip, empty for none.
	Hint(in *Input) string
}

// Keyed is a cell whose value Enter and the space bar change.
type Keyed interface {
	// Key returns what they do.
	Key(in *Input) Outcome
}

// A Target is a part of a cell that users press.
type Target struct {
	Rect image.Rectangle
	Do   Outcome
}

// Outcome is the effect of a press. The zero value has none.
type Outcome struct {
	// Event is sent to the program, with the ids of row and column.
	Event func(rowID, columnID string) events.Event
	// Value is written to the cell if it is not nil.
	Value any
	// Call is called.
	Call func()
}

// Operated is implemented by cells with targets; Draw adds them to the canvas.
type Operated interface{ Operated() }

// Pictured is a cell with pictures.
type Pictured interface {
	// NewPictures returns the pictures of a grid. wake requests a frame from another goroutine, and may be nil.
	NewPictures(wake func()) Pictures
}

// Pictures loads and keeps the pictures of a grid. Its methods are for the goroutine of the frames.
type Pictures interface {
	// Get returns a picture for a cell of at most a size in pixels, in the body row pos. It starts loading if needed.
	Get(key PictureKey, load Load, most image.Point, pos coord.Slot) Picture
	// Frame begins a frame in which rows [first, end) are drawn. It ends loading of pictures that are more than twice as many
	// rows away, starts more, and reports whether pictures have come and whether some are still loading.
	Frame(first, end coord.Slot) (come, loading bool)
	// Waiting reports whether the next Frame will start loading.
	Waiting() bool
	// Close ends all loading.
	Close()
}
