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
			m.add(provided+Command(i), it.Label, !it.Disabled).Checked = it.Checked
		}
	}
}

// doProvided does what an item of a provider says.
func (f *Feature) doProvided(gtx layout.Context, c Command) {
	it := &f.shown.provided[c-provided]
	if it.Opens {
		f.menu.Return = nil
	}
	it.Do(gtx)
}
