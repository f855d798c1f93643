// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/option"
)

// makeProvided makes the items of the providers, with a separate part for each provider.
func (f *Feature) makeProvided(m *items, of option.HeaderTarget) {
	for _, p := range f.Features.HeaderItems() {
		first := len(m.provided)
		m.provided = p.AppendHeaderItems(m.provided, of)
		m.part(len(m.provided) > first)
		m.addProvided(first)
	}
}

// makeSortItems makes the items of providers that belong to the items for sorting.
func (f *Feature) makeSortItems(m *items, of option.HeaderTarget) {
	for _, p := range f.Features.SortItems() {
		first := len(m.provided)
		m.provided = p.AppendSortItems(m.provided, of)
		m.addProvided(first)
	}
}

// addProvided adds the items of a provider, which begin at first.
func (m *items) addProvided(first int) {
	for i := first; i < len(m.provided); i++ {
		it := &m.provided[i]
		entry := m.add(feature.HeadProvided+feature.HeadCommand(i), it.Label, !it.Disabled)
		entry.Choice, entry.Checked, entry.Reason = it.Choice, it.Checked, it.Reason
		for _, child := range it.Children {
			entry.Children = append(entry.Children, item{Label: child.Label, Disabled: child.Disabled, Reason: child.Reason, Choice: child.Choice, Checked: child.Checked, Icon: child.Icon})
		}
	}
}

// doProvided carries out an item of a provider.
func (f *Feature) doProvided(gtx layout.Context, c feature.HeadCommand, path []int) {
	it := &f.shown.provided[c-feature.HeadProvided]
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
