// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// chip is the chip of a grouping level in the panel.
type chip struct {
	// text is its text, spoken its text for assistive technology, and name the name of its column.
	text, spoken, name string
	// moreText and exitText name the buttons.
	moreText, exitText string
	// at is its place within the panel, in pixels, as if text ran from left to right.
	at image.Rectangle
	// main changes the order, more opens the menu, exit removes the level.
	main, more, exit ui.Button
	fit              fit
	// tag receives presses and drags.
	tag int
}

// chips holds the chips of all levels. Chips once made are reused.
type chips struct {
	list []*chip
	made []*chip
	of   chipsOf
	// width is the width for which the panel was laid out, in pixels.
	width, side, height int
}

// chipsOf holds the inputs of the chips' texts.
type chipsOf struct {
	grouping    option.Grouping
	cols, style uint32
	panel       string
}

// sync updates the chips from the levels. Changed chips have no places.
func (f *Feature) sync() {
	c, g := &f.chips, &f.Options.Grouping
	texts := &f.Painter.Style.Texts.Grouping
	if settings.SameGrouping(&c.of.grouping, g) && c.of.cols == f.Columns.Rev && c.of.style == f.Painter.StyleRev && c.of.panel == texts.Panel {
		return
	}
	c.width = 0
	c.of = chipsOf{settings.CloneGrouping(g), f.Columns.Rev, f.Painter.StyleRev, texts.Panel}
	for len(c.made) < len(g.By) {
		c.made = append(c.made, new(chip))
	}
	c.list = c.made[:len(g.By)]
	for i, id := range g.By {
		of := c.list[i]
		of.name = f.name(id)
		of.text = levelText(of.name, g.Level(i), texts)
		of.moreText, of.exitText = f.Painter.Style.Texts.HeaderMenu+": "+of.text, texts.Remove+": "+of.text
		of.spoken = texts.Level(of.text, i+1, len(g.By))
		if order := orderText(g.Level(i).Order, texts); order != "" {
			of.spoken += ", " + order
		}
	}
}

// name returns the name of a column.
func (f *Feature) name(columnID string) string {
	if d := column.Find(f.Dataset.CallerColumns(), columnID); d != nil {
		return column.NameOr(d.Header, columnID)
	}
	return columnID
}

// levelText returns the name of a level.
func levelText(name string, level option.GroupLevel, texts *locale.Grouping) string {
	if level.Interval == option.GroupByValue {
		return name
	}
	return name + ": " + column.IntervalName(level, texts)
}

// orderText returns the name of a level's order, empty if it has none.
func orderText(o option.GroupOrder, texts *locale.Grouping) string {
	if o.By == option.GroupOrderRows {
		return ""
	}
	if o.Desc {
		return texts.Descending
	}
	return texts.Ascending
}

// TopHeight places the chips in as many lines as needed, and returns the height of the panel, 0 without one.
func (f *Feature) TopHeight(gtx layout.Context) int {
	f.line = 0
	if !f.shows() {
		return 0
	}
	st, c := &f.Painter.Style, &f.chips
	f.sync()
	line, gap := f.Buttons.Line(gtx, st), gtx.Dp(ui.ButtonGap)
	height := line - 2*gap
	if c.width != gtx.Constraints.Max.X || c.side != line {
		c.width, c.side = gtx.Constraints.Max.X, line
		f.place(gtx, height, gap)
	}
	f.line = c.height + st.Line
	return f.line
}

// TopShare returns the width of the chips, or of the hint if there are none.
func (f *Feature) TopShare(gtx layout.Context) feature.Share {
	if !f.shows() {
		return feature.Share{}
	}
	f.sync()
	st := &f.Painter.Style
	width := 2 * st.Padding
	if len(f.chips.list) == 0 {
		width += f.Buttons.Width(gtx, st, f.hint(), false)
	}
	height := f.Buttons.Line(gtx, st) - 2*gtx.Dp(ui.ButtonGap)
	for _, c := range f.chips.list {
		width += f.chipWidth(gtx, c, height) + 2*gtx.Dp(ui.ButtonGap)
	}
	return feature.Share{Width: width, Grows: true}
}

// chipWidth returns the width of a chip with its whole text, in pixels.
func (f *Feature) chipWidth(gtx layout.Context, c *chip, height int) int {
	return f.Buttons.Width(gtx, &f.Painter.Style, c.text, true) + 2*height
}

// place places the chips.
func (f *Feature) place(gtx layout.Context, height, gap int) {
	st, c := &f.Painter.Style, &f.chips
	x, y, room := st.Padding, gap, max(c.width-st.Padding, height)
	for _, of := range c.list {
		w := min(f.chipWidth(gtx, of, height), max(room-st.Padding, 3*height))
		if x > st.Padding && x+w > room {
			x, y = st.Padding, y+height+2*gap
		}
		of.at = image.Rect(x, y, x+w, y+height)
		x += w + 2*gap
	}
	c.height = y + height + gap
}

// shown returns the place of a part of a chip in pixels of the grid.
func (f *Feature) shown(r image.Rectangle) image.Rectangle {
	r = r.Add(f.at.Min)
	if f.Painter.Style.RTL {
		return layoutx.Mirror(r, f.at)
	}
	return r
}

// parts returns the places of a chip's buttons, in the coordinates of chip.at.
func (c *chip) parts() (main, more, exit image.Rectangle) {
	side := c.at.Dy()
	main, more, exit = c.at, c.at, c.at
	exit.Min.X = exit.Max.X - side
	more.Max.X = exit.Min.X
	more.Min.X = more.Max.X - side
	main.Max.X = more.Min.X
	return main, more, exit
}

// gapAt returns the index among the levels nearest to a position in pixels of the grid.
func (f *Feature) gapAt(pos image.Point) int {
	pos = pos.Sub(f.at.Min)
	if f.Painter.Style.RTL {
		pos.X = f.at.Dx() - pos.X
	}
	for i, c := range f.chips.list {
		middle := (c.at.Min.X + c.at.Max.X) / 2
		if pos.Y < c.at.Min.Y-c.at.Dy()/2 || pos.Y <= c.at.Max.Y && pos.X < middle {
			return i
		}
	}
	return len(f.chips.list)
}
