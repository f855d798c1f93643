// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// headCommand is what an item of a header's menu does.
type headCommand uint8

const (
	// headNothing are lines, and items of the caller's own.
	headNothing headCommand = iota
	headToggle
	headSortAsc
	headSortDesc
	headAddAsc
	headAddDesc
	headSortClear
	headFilter
	headFilterClear
	headPinLeft
	headPinRight
	headUnpin
	headFit
	headFitAll
	headFitWidth
	headHide
	headColumns
	headReset
)

// headItems are the items of a header's menu, and what each of them does. Items are
// made anew in each frame that shows the menu: what they do is not in functions of
// theirs, so that this costs next to nothing.
type headItems struct {
	items    []menus.Item[option.HeaderTarget]
	commands []headCommand
	// own are the caller's items, at the end.
	own []menus.Item[option.HeaderTarget]
	// gap says that a line stands before the next item.
	gap bool
	// filter and columns are labels with what they were made from.
	filter, columns dotted
}

// dotted is a label of what asks for more before it does anything.
type dotted struct{ of, label string }

func (d *dotted) text(of string) string {
	if d.of != of || d.label == "" {
		d.of, d.label = of, of+"…"
	}
	return d.label
}

// part begins a part of the menu, and says whether there is such a part.
func (h *headItems) part(on bool) bool {
	h.gap = h.gap || on && len(h.items) > 0
	return on
}

// add appends an item. It is not inlined, as the menu has many.
//
//go:noinline
func (h *headItems) add(c headCommand, label string, enabled bool) *menus.Item[option.HeaderTarget] {
	h.line()
	h.items = append(h.items, menus.Item[option.HeaderTarget]{Label: label, Disabled: !enabled})
	h.commands = append(h.commands, c)
	return &h.items[len(h.items)-1]
}

// choice is add for what is on or off.
func (h *headItems) choice(c headCommand, label string, enabled, on bool) {
	it := h.add(c, label, enabled)
	it.Checked = menus.Unchecked
	if on {
		it.Checked = menus.Checked
	}
}

func (h *headItems) line() {
	if h.gap {
		h.gap = false
		h.items = append(h.items, menus.Item[option.HeaderTarget]{Separator: true})
		h.commands = append(h.commands, headNothing)
	}
}

// same says whether two menus show the same.
func (h *headItems) same(o *headItems) bool {
	if len(h.items) != len(o.items) || len(h.own) != len(o.own) || len(h.own) > 0 && !sameItems(h.own, o.own) {
		return false
	}
	for i := range len(h.items) - len(h.own) {
		a, b := &h.items[i], &o.items[i]
		if a.Label != b.Label || a.Disabled != b.Disabled || a.Separator != b.Separator || a.Checked != b.Checked || a.Shortcut != b.Shortcut {
			return false
		}
	}
	return true
}

// make makes the items for the header at a place.
func (h *headItems) make(e *engine, at viewport.Address) {
	clear(h.items)
	h.items, h.commands, h.gap = h.items[:0], h.commands[:0], false
	f := e.ask.headFeatures()
	has := func(p option.HeaderMenuParts) bool { return f.menu.Without&p == 0 }
	id, group := e.view.Heads.ID(at)
	if group {
		h.toggle(e, at, has(option.HeaderMenuGroup))
	} else {
		h.sort(e, at.Col, f.sorting, has(option.HeaderMenuSort))
		h.filters(e, at.Col, has(option.HeaderMenuFilter))
	}
	h.pins(e, id, has(option.HeaderMenuPin) && f.pins)
	h.fits(e, at, has(option.HeaderMenuFit))
	h.shows(e, id, group, has)
	if h.part(len(h.own) > 0) {
		h.line()
		h.items = append(h.items, h.own...)
	}
}

// toggle opens or closes a group.
func (h *headItems) toggle(e *engine, at viewport.Address, on bool) {
	group := &e.cols.Groups[e.cols.Leaves[at.Col].Groups[at.Row]]
	if !h.part(on && group.Collapsible) {
		return
	}
	label := e.draw.Style.Texts.Collapse
	if group.Collapsed {
		label = e.draw.Style.Texts.Expand
	}
	h.add(headToggle, label, true)
}

func (h *headItems) sort(e *engine, col int, s *option.Sorting, on bool) {
	if !h.part(on && s.Mode != option.SortOff) {
		return
	}
	l, loc, at := &e.cols.Leaves[col], &e.draw.Style.Texts, s.KeyOf(e.cols.Leaves[col].ID)
	h.choice(headSortAsc, loc.SortAsc, l.Sorts, at >= 0 && !s.Keys[at].Desc)
	h.choice(headSortDesc, loc.SortDesc, l.Sorts, at >= 0 && s.Keys[at].Desc)
	others := len(s.Keys) > 1 || len(s.Keys) > 0 && at < 0
	if s.Mode == option.SortMulti && !s.Always && others && !l.SortAlone {
		h.add(headAddAsc, loc.SortAddAsc, l.Sorts)
		h.add(headAddDesc, loc.SortAddDesc, l.Sorts)
	}
	h.add(headSortClear, loc.SortClear, at >= 0)
}

func (h *headItems) filters(e *engine, col int, on bool) {
	if !h.part(on && e.ask.Filtering.Enabled) {
		return
	}
	can := e.cols.Leaves[col].Filters
	h.add(headFilter, h.filter.text(e.draw.Style.Texts.Filter), can).Shortcut = e.ask.Keys.ShortcutOf(option.ActionFilter)
	h.add(headFilterClear, e.draw.Style.Texts.FilterClear, can && e.isFiltered(col))
}

// pins pins a column, or all columns of a group that can be.
func (h *headItems) pins(e *engine, id string, on bool) {
	if !h.part(on) {
		return
	}
	var at [3]int
	all := 0
	for i := range e.cols.Leaves {
		if l := &e.cols.Leaves[i]; e.cols.Named(l, id) && !l.Unpinnable {
			at[l.Home]++
			all++
		}
	}
	loc, left, right := &e.draw.Style.Texts, at[layoutx.Left], at[layoutx.Right]
	h.choice(headPinLeft, loc.PinLeft, all > 0, all > 0 && left == all)
	h.choice(headPinRight, loc.PinRight, all > 0, all > 0 && right == all)
	h.add(headUnpin, loc.Unpin, left+right > 0)
}

func (h *headItems) fits(e *engine, at viewport.Address, on bool) {
	if !h.part(on && e.ask.ColumnSizing.Mode != option.ColumnResizeOff) {
		return
	}
	free := func(l column.Leaf) bool { return !l.Fixed }
	first, end := e.view.Heads.Columns(at)
	all := slices.ContainsFunc(e.cols.Leaves, free)
	h.add(headFit, e.draw.Style.Texts.Autosize, slices.ContainsFunc(e.cols.Leaves[first:end], free))
	h.add(headFitAll, e.draw.Style.Texts.AutosizeAll, all)
	h.add(headFitWidth, e.draw.Style.Texts.FitToWidth, all)
}

// shows is about which columns show.
func (h *headItems) shows(e *engine, id string, group bool, has func(option.HeaderMenuParts) bool) {
	if !h.part(has(option.HeaderMenuHide) || has(option.HeaderMenuColumns) || has(option.HeaderMenuReset)) {
		return
	}
	if has(option.HeaderMenuHide) {
		label := e.draw.Style.Texts.Hide
		if group {
			label = e.draw.Style.Texts.HideGroup
		}
		h.add(headHide, label, e.canHide(id))
	}
	if has(option.HeaderMenuColumns) {
		h.add(headColumns, h.columns.text(e.draw.Style.Texts.Columns), true)
	}
	if has(option.HeaderMenuReset) {
		h.add(headReset, e.draw.Style.Texts.ResetColumns, true)
	}
}

// canHide says whether a column, or some of a group, can be hidden: the last one that
// shows stays.
func (e *engine) canHide(id string) bool {
	shows, goes := 0, 0
	for i := range e.cols.All {
		switch l := &e.cols.All[i]; {
		case l.Own || l.Out:
		case !l.Required && e.cols.Named(l, id):
			goes++
		default:
			shows++
		}
	}
	return goes > 0 && shows+goes > 1
}

// headChosen does what an item is for.
func (e *engine) headChosen(gtx layout.Context, ev menus.Chosen[option.HeaderTarget]) {
	m, of := &e.headMenu, ev.Target.Row
	if at := ev.Path[0] - len(m.now.commands); at >= 0 {
		path := append([]int{at}, ev.Path[1:]...)
		e.ask.report.Emit(events.HeaderMenuChosen{HeaderTarget: of, Item: ev.Item, Path: path})
		return
	}
	at, ok := e.view.Heads.Find(of)
	if !ok {
		return
	}
	c := m.now.commands[ev.Path[0]]
	switch c {
	case headToggle:
		e.ask.toggleGroup(e.cols.Leaves[at.Col].Groups[at.Row])
	case headFilter:
		m.menu.Return = nil
		e.features.filtering.Open(gtx, at.Col)
	case headFilterClear:
		e.features.filtering.Clear(at.Col)
	case headFit:
		e.fitHead(at)
	case headFitAll:
		e.fit.all = true
	case headFitWidth:
		e.fit.toWidth = true
	case headHide:
		e.ask.setShown([]string{of.ColumnID}, false)
	case headColumns:
		m.menu.Return = nil
		e.chooser.openAtHeader(e, at)
	case headReset:
		e.ask.resetColumns()
	case headPinLeft:
		e.ask.pinTo(of.ColumnID, option.ColumnPinLeft)
	case headPinRight:
		e.ask.pinTo(of.ColumnID, option.ColumnPinRight)
	case headUnpin:
		e.ask.pinTo(of.ColumnID, option.ColumnPinNone)
	default:
		e.headSort(c, of.ColumnID)
	}
}

// headSort orders the rows by a column.
func (e *engine) headSort(c headCommand, id string) {
	s := e.ask.headFeatures().sorting
	switch c {
	case headSortAsc, headSortDesc:
		i := e.cols.Find(id)
		alone := i >= 0 && e.cols.Leaves[i].SortAlone
		e.ask.setSort(s.Directed(id, c == headSortDesc, s.Always && !alone))
	case headAddAsc, headAddDesc:
		e.ask.setSort(s.Directed(id, c == headAddDesc, true))
	case headSortClear:
		e.ask.setSort(s.Without(id))
	}
}
