// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"gioui.org/io/event"
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/settings"
)

// keys holds the filters of the keyboard input that the form reads.
type keys struct {
	*Sources
	// open holds the filter of the key that opens the form from the cells.
	open  []event.Filter
	known keyMode
	// filters holds the filters of the mode known; the first own of them are for the keys of the form.
	filters []event.Filter
	own     int
}

// keyMode determines which keys the form reads.
type keyMode struct {
	known                   bool
	text, long, first, last bool
	// lists reports that a list or calendar drops down from the field, open that a calendar is open. steers reports an
	// editor of the column.
	lists, open, steers bool
	shows               key.Name
	mods                key.Modifiers
}

// of returns the filters of a mode, rebuilt if the mode changed.
func (k *keys) of(m keyMode, e *editing) []event.Filter {
	if m == k.known {
		return k.filters
	}
	k.known = m
	tag := e.input.Tag()
	k.filters = append(k.filters[:0:0], key.FocusFilter{Target: tag})
	for _, filter := range m.own() {
		filter.Focus = tag
		k.filters = append(k.filters, filter)
	}
	k.own = len(k.filters)
	if m.text {
		k.filters = e.input.AppendFilters(k.filters)
	}
	return k.filters
}

// own returns the keys of the form. Keys that move in a text belong to the editor while it has one. Tab past
// the ends leaves the form.
func (m keyMode) own() []key.Filter {
	list := []key.Filter{
		{Name: m.shows, Required: m.mods}, {Name: key.NameEscape},
		{Name: key.NamePageUp, Required: key.ModAlt}, {Name: key.NamePageDown, Required: key.ModAlt},
		{Name: key.NameReturn, Optional: key.ModShift}, {Name: key.NameEnter, Optional: key.ModShift},
		{Name: "Z", Required: key.ModShortcut, Optional: key.ModShift}, {Name: "Y", Required: key.ModShortcut},
	}
	add := func(wanted bool, filters ...key.Filter) {
		if wanted {
			list = append(list, filters...)
		}
	}
	add(!m.last, key.Filter{Name: key.NameTab})
	add(!m.first, key.Filter{Name: key.NameTab, Required: key.ModShift})
	add(!m.long && !m.steers, key.Filter{Name: key.NameUpArrow}, key.Filter{Name: key.NameDownArrow})
	add(m.steers, key.Filter{Name: key.NameUpArrow, Optional: key.ModShift}, key.Filter{Name: key.NameDownArrow, Optional: key.ModShift})
	add(m.long, key.Filter{Name: key.NameReturn, Required: key.ModAlt}, key.Filter{Name: key.NameEnter, Required: key.ModAlt})
	add(m.lists, key.Filter{Name: key.NameUpArrow, Required: key.ModAlt}, key.Filter{Name: key.NameDownArrow, Required: key.ModAlt})
	add(m.lists || m.steers || !m.text, key.Filter{Name: key.NamePageUp}, key.Filter{Name: key.NamePageDown})
	add(m.open, key.Filter{Name: key.NameLeftArrow}, key.Filter{Name: key.NameRightArrow}, key.Filter{Name: key.NameHome})
	add(!m.text, key.Filter{Name: key.NameHome}, key.Filter{Name: key.NameEnd}, key.Filter{Name: key.NameSpace}, key.Filter{Name: "C", Required: key.ModShortcut})
	return list
}

// mode returns the current mode.
func (k *keys) mode(e *editing) keyMode {
	fd := e.current()
	m := keyMode{known: true, text: e.on, first: e.at <= 0, last: e.at >= len(e.fields.list)-1, lists: e.lists()}
	m.open, m.steers = e.on && e.drop.CardOpen(), e.on && e.drop.Own != nil
	m.long = e.on && fd != nil && fd.kind == column.EditorLong
	m.shows, m.mods = settings.RecordKey(k.Settings)
	return m
}
