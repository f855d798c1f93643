// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// Provider has items of its own in the menus of headers. It is asked in each frame that shows a
// menu.
type Provider interface {
	AppendHeaderItems(dst []Provided, of option.HeaderTarget) []Provided
}

// Provided is an item of a Provider.
type Provided struct {
	Label    string
	Disabled bool
	// Checked marks what is on or off.
	Checked menus.Check
	// Opens says that the item opens something that has the keyboard then.
	Opens bool
	Do    func(gtx layout.Context)
	// Children make the item the parent of a submenu, which does nothing itself. They
	// have no children themselves.
	Children []Provided
}

// AddProvider adds a part to the menus of headers, above the items of the program.
func (f *Feature) AddProvider(p Provider) { f.providers = append(f.providers, p) }

// makeProvided makes the items of the providers, each provider's a part of its own.
func (f *Feature) makeProvided(m *items, of option.HeaderTarget) {
	clear(m.provided)
	m.provided = m.provided[:0]
	for _, p := range f.providers {
		first := len(m.provided)
		m.provided = p.AppendHeaderItems(m.provided, of)
		m.part(len(m.provided) > first)
		for i := first; i < len(m.provided); i++ {
			it := &m.provided[i]
			entry := m.add(provided+Command(i), it.Label, !it.Disabled)
			entry.Checked = it.Checked
			for _, child := range it.Children {
				entry.Children = append(entry.Children, item{Label: child.Label, Disabled: child.Disabled, Checked: child.Checked})
			}
		}
	}
}

// doProvided does what an item of a provider says.
func (f *Feature) doProvided(gtx layout.Context, c Command, path []int) {
	it := &f.shown.provided[c-provided]
	if len(path) > 0 && path[0] < len(it.Children) {
		it = &it.Children[path[0]]
	}
	if it.Do == nil {
		return
	}
	if it.Opens {
		f.menu.Return = nil
	}
	it.Do(gtx)
}
