// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/option"
)

// keyFilters holds the filters of the events that an open editor reads: presses on cells, text, the editor's
// keys, and its field's keys. One set of filters keeps the order of the events. The filters are cached, and
// rebuilt when their inputs change.
type keyFilters struct {
	filters []event.Filter
	// own is the number of key filters that the editor handles; events of the others go to its field.
	own int
	of  keyFiltersOf
}

// keyFiltersOf holds the inputs of the filters.
type keyFiltersOf struct {
	arrows, pages, open       bool
	space, composing, choices bool
	saves, own                bool
	bound                     *option.Binding
	bounds                    int
}

const anyModifier = key.ModCtrl | key.ModCommand | key.ModShift | key.ModAlt | key.ModSuper

// typedKeys holds keys of the cells that type text into a field. The editor reads them, although the text
// arrives separately. Unread, in a frame in which the editor opens and closes, they would reach the cells,
// and a space would select the row.
var typedKeys = [...]key.Name{key.NameSpace, "+", "-", "*"}

// fill makes the filters.
func (k *keyFilters) fill(input *textinput.Field, cells event.Tag, bound []option.Binding) {
	of, tag := k.of, input.Tag()
	filters := append(k.filters[:0],
		pointer.Filter{
			Target: cells,
			Kinds:  pointer.Press | pointer.Release | pointer.Drag | pointer.Move | pointer.Leave | pointer.Cancel,
		},
		key.FocusFilter{Target: tag},
	)
	add := func(optional key.Modifiers, names ...key.Name) {
		filters = appendKeys(filters, tag, optional, names)
	}
	add(anyModifier, key.NameReturn, key.NameEnter, key.NameEscape, key.NameF2)
	add(key.ModShift, key.NameTab)
	add(0, key.NameDeleteBackward, key.NameDeleteForward)
	filters = append(filters,
		key.Filter{Focus: tag, Name: key.NameDownArrow, Required: key.ModAlt},
		key.Filter{Focus: tag, Name: key.NameUpArrow, Required: key.ModAlt})
	if of.saves {
		filters = append(filters, key.Filter{Focus: tag, Name: "S", Required: key.ModShortcut})
	}
	for _, b := range bound {
		if b.Action == option.ActionNone {
			continue
		}
		filters = append(filters, key.Filter{Focus: tag, Name: b.Name, Required: b.Modifiers})
	}
	switch {
	case of.composing:
		add(anyModifier, key.NameLeftArrow, key.NameRightArrow, key.NameUpArrow, key.NameDownArrow)
	case of.arrows || of.open:
		add(0, key.NameLeftArrow, key.NameRightArrow, key.NameUpArrow, key.NameDownArrow)
	case of.choices:
		add(0, key.NameUpArrow, key.NameDownArrow)
	}
	if of.own && !of.composing {
		add(key.ModShift, key.NameUpArrow, key.NameDownArrow)
	}
	if of.pages {
		add(0, key.NamePageUp, key.NamePageDown)
	}
	if of.open {
		add(0, key.NameHome)
	}
	if of.space {
		add(0, key.NameSpace)
	}
	k.own = len(filters)
	if !of.space {
		filters = appendKeys(input.AppendFilters(filters), tag, anyModifier, typedKeys[:])
	}
	k.filters = filters
}

// appendKeys appends the filters of some keys with optional modifiers.
//
//go:noinline
func appendKeys(dst []event.Filter, tag event.Tag, optional key.Modifiers, names []key.Name) []event.Filter {
	for _, name := range names {
		dst = append(dst, key.Filter{Focus: tag, Name: name, Optional: optional})
	}
	return dst
}
