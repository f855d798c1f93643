// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"context"
	"io"
	"time"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/tint"
)

// SparklineKind is the form of a sparkline.
type SparklineKind uint8

const (
	// SparkLine connects the values with a line, and marks the last one.
	SparkLine SparklineKind = iota
	// SparkBars draws a bar for each value, from zero.
	SparkBars
	// SparkWinLoss draws a block above the middle for each value above zero, one below it for each value below zero, and
	// a line in the middle for zero.
	SparkWinLoss
)

// Sparkline sets how a column of numbers in slices draws them, see gridui.Typed.Sparkline.
type Sparkline struct {
	Kind SparklineKind
	// Min and Max are the values at the lower and the upper edge of the cell, if Min is below Max. Otherwise each cell
	// has its own scale, from its least to its greatest value; that of SparkBars includes zero.
	Min, Max float64
	// Tint is the colour; tint.None: blue.
	Tint tint.Tint
}

// Bar sets how a column of numbers draws bars, see gridui.Typed.Bar.
type Bar struct {
	// Min and Max are the values at the ends of the bars, if Min is below Max. Otherwise bars reach from 0 to the largest
	// value of the column, and to the least one if that is below 0.
	Min, Max float64
	// Tint is the colour of values above 0; tint.None: blue. Values below 0 are red, on the other side of the axis.
	Tint tint.Tint
	// TextHidden leaves out the text beside the bar. The default shows it, in two fifths of the cell or more.
	TextHidden bool
}

// Progress sets how a column of numbers draws the part of a whole, see gridui.Typed.Progress.
type Progress struct {
	// Max is the value of the whole. 0 and less: 1.
	Max float64
	// Tint is the colour; tint.None: blue, and green for the whole.
	Tint tint.Tint
	// TextHidden leaves out the text beside the bar. The default shows it, in two fifths of the cell or more.
	TextHidden bool
}

// Rating sets how a column of numbers draws stars, see gridui.Typed.Rating.
type Rating struct {
	// Max is the number of stars, at most 10. 0 and less: 5.
	Max int
}

// Pill sets how a column draws its texts as coloured pills, see gridui.Typed.Pill.
type Pill struct {
	// Tints holds the colours of texts. Other texts have a colour that depends on the text alone.
	Tints map[string]tint.Tint
}

// Chips sets how a column of tags draws them, see gridui.Typed.Chips.
type Chips struct {
	// Tints holds the colours of tags. A tag that it lacks is grey.
	Tints map[string]tint.Tint
}

// Link sets how a column draws links, see gridui.Typed.Link.
type Link struct {
	// URL returns the address for the text of the value; an empty one is no link. nil: the text itself.
	URL func(value string) string
}

// A PictureLoader returns the bytes of a picture for a source, such as the name of a file or an address. It is called on
// another goroutine, up to four times at once. The context ends when the picture is far off the screen, at least two
// screens away. The caller closes the result.
type PictureLoader func(ctx context.Context, source string) (io.ReadCloser, error)

// Image sets how a column draws pictures, see gridui.Typed.Image.
type Image struct {
	// Load returns the picture for a source, the value of a column of strings. A column of []byte needs no Load.
	Load PictureLoader
	// MaxPixels is the number of pixels above which a picture fails before it is decoded. 0 and less: 16,777,216. Decoding
	// takes four bytes for each pixel, of four pictures at once.
	MaxPixels int
}

// Avatar sets how a column draws names with a picture, see gridui.Typed.Avatar.
type Avatar struct {
	// Load returns the pictures. nil: initials.
	Load PictureLoader
	// MaxPixels is the number of pixels above which a picture fails before it is decoded, see Image.
	MaxPixels int
	// TextHidden leaves out the name beside the picture.
	TextHidden bool
}

// Button is a button in a cell.
type Button struct {
	// ID identifies the button in events.
	ID string
	// Text is on the button, after the Icon. If both are empty, the ID is.
	Text string
	Icon icon.Icon
	// Label names a button without Text to assistive technology. Empty: the ID.
	Label string
	// Primary fills the button with the colour of the theme. The others have a border.
	Primary bool
	// Quiet draws the button without a border until the pointer is over it.
	Quiet bool
}

// Buttons sets the buttons in the cells of a column, see gridui.Typed.Buttons.
type Buttons struct {
	// List holds the buttons from the reading start on. Those for which a cell has no room are left out.
	List []Button
}

// Relative sets how a column of times shows their distance from now, see gridui.Typed.Relative.
type Relative struct {
	// Within is the distance up to which times are relative; others show in the Layout of the column. 0 and less: all
	// are relative.
	Within time.Duration
}
