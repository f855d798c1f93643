// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// card is the popup with the profile of a column. Its list of figures and bars has the keyboard focus: arrow
// keys move the cursor, and Enter or the space bar filters by the bar at the cursor.
type card struct {
	*Feature
	// column is the id of the column for which the card is open, requested that for which to open it.
	column, requested string
	list              ui.List
	copyAll, exit     ui.Button
	clear             ui.Button
	// again replaces copyAll after a failure of the source.
	again ui.Button
	// outside is the tag of the area that the card covers, inside that of its background, plotTag that of its
	// chart.
	outside, inside, plotTag int
	chart                    chart
	bars                     draw.Layers
	lines                    lines
	// rect is the place of the card, plot the chart in it, in pixels of the grid. over is the bar under the
	// pointer, or -1.
	rect image.Rectangle
	plot plot
	over int
	// label is the label of the menu item, made from the title labelOf.
	label, labelOf string
	title          feature.CardTitle
}

// item returns the label of the menu item.
func (c *card) item(title string) string {
	if c.labelOf != title {
		c.label, c.labelOf = title+"…", title
	}
	return c.label
}

// open opens the card for a column.
func (c *card) open(gtx layout.Context, columnID string) {
	c.requested = ""
	if !feature.HoldsData(c.Columns, columnID) || c.refuses(columnID) != "" {
		return
	}
	c.profiler.Renew() // a card shows the rows as they are when it is opened
	c.Pointer.Tip.Clear()
	c.Motion.ShowColumn(c.Columns.Find(columnID))
	c.column, c.over = columnID, -1
	c.list.Reset(0)
	ui.TakeKeyboard(gtx, &c.list.Tag)
	gtx.Execute(op.InvalidateCmd{})
}

// dismiss closes the card and returns the keyboard focus to the cells.
func (c *card) dismiss(gtx layout.Context) {
	c.column = ""
	ui.TakeKeyboard(gtx, c.Keyboard)
}

// want requests the profile of the card.
func (c *card) want() {
	if c.column != "" && !feature.HoldsData(c.Columns, c.column) {
		c.column = ""
	}
	if c.column != "" {
		c.profiler.Want(c.column, profiling.Needs{})
	}
}

// update reads an event of the card and handles it.
func (c *card) update(gtx layout.Context) bool {
	if c.requested != "" && c.Painter.Styled() {
		c.open(gtx, c.requested)
	}
	if c.column == "" || !feature.HoldsData(c.Columns, c.column) {
		return false
	}
	if ev, ok := c.next(gtx); ok {
		c.handle(gtx, ev)
		return true
	}
	switch {
	case c.exit.ClickedIf(gtx, true):
		c.dismiss(gtx)
	case c.again.ClickedIf(gtx, c.failed()):
		c.profiler.Retry(gtx)
	case c.copyAll.ClickedIf(gtx, !c.failed()):
		c.copy(gtx)
	case c.clear.ClickedIf(gtx, c.filtered()):
		c.Grid.SetFilter(c.column, filter.Filter{})
	default:
		picked, ok := c.list.Update(gtx)
		c.pick(picked)
		return ok
	}
	return true
}

// failed reports whether newer figures could not be computed.
func (c *card) failed() bool { return c.profiler.Err(c.column) != nil }

// filtered reports whether the column has a filter that the card can remove.
func (c *card) filtered() bool {
	return c.filters(c.column) && c.Grid.FilterOf(c.column).Active()
}

// next reads the keys that work anywhere in the card, and the pointer outside the list.
func (c *card) next(gtx layout.Context) (event.Event, bool) {
	return gtx.Event(
		key.Filter{Name: key.NameEscape},
		key.Filter{Focus: &c.list.Tag, Name: "C", Required: key.ModShortcut},
		pointer.Filter{Target: &c.outside, Kinds: pointer.Press},
		pointer.Filter{Target: &c.inside, Kinds: pointer.Press},
		pointer.Filter{Target: &c.plotTag, Kinds: pointer.Press | pointer.Move | pointer.Leave | pointer.Cancel})
}

func (c *card) handle(gtx layout.Context, ev event.Event) {
	switch ev := ev.(type) {
	case key.Event:
		switch {
		case ev.State != key.Press:
		case ev.Name == key.NameEscape:
			c.dismiss(gtx)
		default:
			c.copy(gtx)
		}
	case pointer.Event:
		pos := ev.Position.Round()
		switch c.over = c.plot.barAt(pos); {
		case ev.Kind == pointer.Leave || ev.Kind == pointer.Cancel:
			c.over = -1
		case ev.Kind == pointer.Press && !pos.In(c.rect):
			c.dismiss(gtx)
		case ev.Kind == pointer.Press && c.over >= 0:
			c.list.ShowAt(c.firstBar() + c.over)
			c.pick(c.list.At)
		}
	}
}

// firstBar returns the row of the list at which the bars begin. A heading comes before them.
func (c *card) firstBar() int { return len(c.lines.list) + 1 }

// rows returns the number of rows of the list.
func (c *card) rows() int {
	if len(c.chart.bars) == 0 {
		return len(c.lines.list)
	}
	return c.firstBar() + len(c.chart.bars)
}

// pick toggles the filter of the bar in a row of the list.
func (c *card) pick(row int) {
	if i := row - c.firstBar(); row >= 0 && i >= 0 && i < len(c.chart.bars) {
		c.toggle(c.column, &c.chart.bars[i])
	}
}

// copy puts the profile on the clipboard.
func (c *card) copy(gtx layout.Context) {
	text := c.lines.text(c.title.Of(c.Columns, c.column, c.Painter.Style.Texts.Profile.Title), c.chart.bars)
	clipread.Write(gtx, text)
}
