// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// Program holds the program's settings.
type Program interface {
	// ShowsPanel reports whether the panel is shown.
	ShowsPanel() bool
	// MayGroup reports whether users may group by a column that supports grouping.
	MayGroup(columnID string) bool
	// Steps returns the widths of number intervals that users can choose.
	Steps() []float64
}

// Sources holds the state and the services that the feature uses.
type Sources struct {
	_ nocmp.Struct

	Program  Program
	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Report   dataset.Report
	// Keyboard is the tag of the cells' keyboard focus.
	Keyboard event.Tag
}

// Feature is the panel of a grid.
type Feature struct {
	Sources
	chips chips
	// line is the height of the panel in this frame, at its place, in pixels of the grid.
	line int
	at   image.Rectangle
	drag drag
	drop drop
	menu menus.Menu[int]
	// focus is the chip that takes the keyboard focus as soon as it exists, -1 for none.
	focus     int
	focusSoon bool
	// touched is the kind of pointer that last pressed a chip.
	touched pointer.Source
}

// Wire sets the sources of the feature.
func (f *Feature) Wire(s Sources) { f.Sources = s }

// groups reports whether rows can be grouped at all. Rows of a tree cannot.
func (f *Feature) groups() bool { return f.Dataset.Access().Groupable() }

// shows reports whether the panel is shown.
func (f *Feature) shows() bool {
	return f.Program.ShowsPanel() && f.groups() && f.Painter.Styled()
}

// find returns the column with an id if users may group by it, or else nil.
func (f *Feature) find(columnID string) *column.Def {
	d := column.Find(f.Dataset.CallerColumns(), columnID)
	if d == nil || !(column.GroupBy{Def: d}).Possible() || !f.groups() || !f.Program.MayGroup(columnID) {
		return nil
	}
	return d
}

// change changes the grouping for the user and emits the event. If the program controls the grouping, it only
// emits the event.
func (f *Feature) change(do func(g *option.Grouping)) {
	now := &f.Options.Grouping
	next := settings.CloneGrouping(now)
	do(&next)
	ev := events.GroupingChanged{From: settings.GroupingView(now), To: settings.GroupingView(&next)}
	if settings.SameGroupingView(ev.From, ev.To) {
		return
	}
	if !now.Controlled {
		ev.Apply(f.Options)
	}
	f.Report.Emit(ev)
}

// Takes reports whether a header can be dropped on the panel: a way to group by it is left.
func (f *Feature) Takes(columnID string) bool {
	if !f.shows() {
		return false
	}
	d := f.find(columnID)
	if d == nil {
		return false
	}
	_, ok := f.nextLevel(d)
	return ok
}

// group adds a grouping by a column at a place among the levels, by its next interval.
func (f *Feature) group(columnID string, at int) {
	d := f.find(columnID)
	if d == nil || f.deniesGroups() != "" {
		return
	}
	if level, ok := f.nextLevel(d); ok {
		f.change(func(g *option.Grouping) { g.Insert(at, columnID, level) })
	}
}

// nextLevel returns the first way to group by a column that is not used yet: times by year, quarter and so
// on, other values by value first.
func (f *Feature) nextLevel(d *column.Def) (level option.GroupLevel, ok bool) {
	ways := column.GroupBy{Def: d}.Intervals()
	if len(ways) == 0 || ways[0] != option.GroupByYear || !f.Dataset.Access().Can().Intervals {
		ways = append([]option.GroupInterval{option.GroupByValue}, ways...)
	}
	for _, interval := range ways {
		if f.deniesInterval(option.GroupLevel{Interval: interval}, false) != "" {
			continue
		}
		if f.levelOf(d.ID, interval) < 0 {
			return option.GroupLevel{Interval: interval}, true
		}
	}
	return level, false
}

// levelOf returns the level that groups by an interval of a column, or -1.
func (f *Feature) levelOf(columnID string, interval option.GroupInterval) int {
	g := &f.Options.Grouping
	for i, id := range g.By {
		if id == columnID && g.Level(i).Interval == interval {
			return i
		}
	}
	return -1
}

// AppendControls appends the buttons of the chips, which take the keyboard focus.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	if f.line == 0 {
		return dst
	}
	for _, c := range f.chips.list {
		dst = append(dst, &c.main.Clickable, &c.more.Clickable, &c.exit.Clickable)
	}
	return dst
}
