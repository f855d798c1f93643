// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import "gioui.org/layout"

// entries gives the engine access to the items of one level, independently of their target. They are read
// whenever they are needed, because the caller may change an item of an open menu.
type entries interface {
	count() int
	at(i int) entry
	// state reports whether an item can be chosen or opened for the target, as [Item.EnabledFor] does, and if
	// not why, if there is a reason.
	state(i int) (on bool, reason string)
	submenu(i int) entries
	// choose returns the event of choosing the item at the end of a path, and a function that runs the item,
	// even if the menu has changed since.
	choose(path []int) (chosen any, run func(layout.Context))
}

// entry is the part of an item that is independent of the target.
type entry struct {
	label, shortcut   string
	icon              Icon
	choice, checked   bool
	separator, parent bool
}

// enabled reports whether an item can be chosen or opened.
func enabled(of entries, i int) bool {
	on, _ := of.state(i)
	return on
}

// bound is items with their target, which all levels of an open menu share.
type bound[T any] struct {
	items  []Item[T]
	target *Target[T]
}

func (b *bound[T]) count() int { return len(b.items) }

func (b *bound[T]) at(i int) entry {
	it := &b.items[i]
	return entry{
		label: it.Label, shortcut: it.Shortcut, icon: it.Icon, choice: it.Choice || it.Checked, checked: it.Checked,
		separator: it.Separator, parent: len(it.Children) > 0,
	}
}

func (b *bound[T]) state(i int) (on bool, reason string) { return b.items[i].state(b.target.Row) }

func (b *bound[T]) submenu(i int) entries {
	return &bound[T]{items: b.items[i].Children, target: b.target}
}

func (b *bound[T]) choose(path []int) (any, func(layout.Context)) {
	c := Chosen[T]{Item: b.items[path[len(path)-1]], Target: *b.target, Path: path}
	return c, func(gtx layout.Context) { c.Item.Run(gtx, c.Target) }
}
