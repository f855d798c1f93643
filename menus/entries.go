// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import "gioui.org/layout"

// entries are the items of one level as the engine reads them, which knows nothing
// of what they act on. They are read anew whenever something of them is needed:
// the caller may change an item of an open menu.
type entries interface {
	count() int
	at(i int) entry
	// state reports whether an item can be chosen or opened for what the menu acts on, as
	// [Item.EnabledFor] does, and if not why, as far as there is a reason.
	state(i int) (on bool, reason string)
	submenu(i int) entries
	// choose returns the event that the item at the end of a path was chosen, and
	// what then runs it, whatever becomes of the menu in between.
	choose(path []int) (chosen Event, run func(layout.Context))
}

// entry is what of an item does not depend on what it acts on.
type entry struct {
	label, shortcut   string
	icon              Icon
	check             Check
	separator, parent bool
}

// enabled reports whether an item can be chosen or opened.
func enabled(of entries, i int) bool {
	on, _ := of.state(i)
	return on
}

// bound are items together with what they act on, which all levels of an open menu
// share.
type bound[T any] struct {
	items  []Item[T]
	target *Target[T]
}

func (b *bound[T]) count() int { return len(b.items) }

func (b *bound[T]) at(i int) entry {
	it := &b.items[i]
	return entry{
		label: it.Label, shortcut: it.Shortcut, icon: it.Icon, check: it.Checked,
		separator: it.Separator, parent: len(it.Children) > 0,
	}
}

func (b *bound[T]) state(i int) (on bool, reason string) { return b.items[i].state(b.target.Row) }

func (b *bound[T]) submenu(i int) entries {
	return &bound[T]{items: b.items[i].Children, target: b.target}
}

func (b *bound[T]) choose(path []int) (Event, func(layout.Context)) {
	c := Chosen[T]{Item: b.items[path[len(path)-1]], Target: *b.target, Path: path}
	return c, func(gtx layout.Context) { c.Item.Run(gtx, c.Target) }
}
