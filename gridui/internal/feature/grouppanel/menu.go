// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

type item = menus.Item[int]

// openMenu opens the menu of a level below its chip.
func (f *Feature) openMenu(level int, c *chip) {
	f.menu.Return = &c.main.Clickable
	f.menu.ByTouch = f.touched == pointer.Touch
	f.menu.Open(f.shown(c.at), layoutx.Below, menus.Target[int]{Row: level, Text: c.text}, f.menuItems(level))
}

// updateMenu reads the input of the open menu, and reports whether there was any.
func (f *Feature) updateMenu(gtx layout.Context) (some bool) {
	if f.menu.IsOpen() && f.menu.Target().Row >= len(f.Options.Grouping.By) {
		f.menu.Close(menus.TargetGone)
	}
	for {
		if _, ok := f.menu.Update(gtx); !ok {
			return some
		}
		some = true
	}
}

// menuItems returns the entries of the menu of a level.
func (f *Feature) menuItems(level int) []item {
	texts := &f.Painter.Style.Texts.Grouping
	n := len(f.Options.Grouping.By)
	items := f.intervalItems(level)
	if len(items) > 0 {
		items = append(items, item{Separator: true})
	}
	items = append(items, f.orderItems(level)...)
	items = append(items, item{Separator: true},
		item{Label: texts.MoveBefore, Disabled: level == 0, OnClick: func(menus.Target[int]) { f.move(level, level-1) }},
		item{Label: texts.MoveAfter, Disabled: level == n-1, OnClick: func(menus.Target[int]) { f.move(level, level+1) }},
		item{Separator: true},
		item{Label: texts.Remove, OnClick: func(menus.Target[int]) { f.remove(level) }},
	)
	if n > 1 {
		items = append(items, item{Label: texts.StopAll, OnClick: func(menus.Target[int]) { f.ungroup() }})
	}
	return items
}

// ungroup removes all levels.
func (f *Feature) ungroup() {
	f.change(func(g *option.Grouping) { g.By, g.Levels = nil, nil })
}

// set changes a level.
func (f *Feature) set(level int, do func(l *option.GroupLevel)) {
	f.change(func(g *option.Grouping) {
		l := g.Level(level)
		do(&l)
		g.SetLevel(level, l)
	})
}

// choice returns an item that is on or off.
func choice(label string, on bool, do func()) item {
	it := item{Label: label, Choice: true, OnClick: func(menus.Target[int]) { do() }}
	if on {
		it.Checked = true
	}
	return it
}

// deny disables an item if why is not empty, with why as the reason.
func deny(it item, why string) item {
	it.Disabled, it.Reason = why != "", why
	return it
}

// intervalItems returns the items that choose the interval of a level, if its column has any.
func (f *Feature) intervalItems(level int) (items []item) {
	g, texts := &f.Options.Grouping, &f.Painter.Style.Texts.Grouping
	d := column.Find(f.Dataset.CallerColumns(), g.By[level])
	if d == nil || len(column.GroupBy{Def: d}.Intervals()) == 0 {
		return nil
	}
	now := g.Level(level)
	for _, to := range f.ways(d) {
		on := to.Interval == now.Interval && (to.Interval != option.GroupByStep || to.Step == now.Step)
		it := choice(column.IntervalName(to, texts), on, func() {
			f.set(level, func(l *option.GroupLevel) { l.Interval, l.Step = to.Interval, to.Step })
		})
		items = append(items, deny(it, f.deniesInterval(to, on)))
	}
	return items
}

// ways returns the ways to group by a column: each value, and its intervals.
func (f *Feature) ways(d *column.Def) []option.GroupLevel {
	ways := []option.GroupLevel{{}}
	for _, interval := range (column.GroupBy{Def: d}).Intervals() {
		if interval != option.GroupByStep {
			ways = append(ways, option.GroupLevel{Interval: interval})
			continue
		}
		for _, step := range f.Program.Steps() {
			ways = append(ways, option.GroupLevel{Interval: interval, Step: step})
		}
	}
	return ways
}

// orderItems returns the items that choose the order of the groups of a level.
func (f *Feature) orderItems(level int) []item {
	texts := &f.Painter.Style.Texts.Grouping
	now := f.Options.Grouping.Level(level).Order
	by := func(label string, to option.GroupOrder) item {
		why := f.deniesOrder(to)
		return deny(choice(label, now.By == to.By && now.ColumnID == to.ColumnID, func() {
			to.Desc = to.By != option.GroupOrderRows && now.Desc
			f.set(level, func(l *option.GroupLevel) { l.Order = to })
		}), why)
	}
	items := []item{
		by(texts.OrderRows, option.GroupOrder{}),
		by(texts.OrderValue, option.GroupOrder{By: option.GroupOrderValue}),
		by(texts.OrderCount, option.GroupOrder{By: option.GroupOrderCount}),
	}
	for _, d := range f.Dataset.Want.Summed() {
		items = append(items, by(texts.OrderBy(column.NameOr(d.Header, d.ID)), option.GroupOrder{By: option.GroupOrderAggregate, ColumnID: d.ID}))
	}
	direction := func(label string, desc bool) item {
		it := choice(label, now.By != option.GroupOrderRows && now.Desc == desc, func() {
			f.set(level, func(l *option.GroupLevel) { l.Order.Desc = desc })
		})
		it.Disabled = now.By == option.GroupOrderRows
		return it
	}
	order := item{Label: texts.Order, Children: items}
	return []item{order, direction(texts.Ascending, false), direction(texts.Descending, true)}
}
