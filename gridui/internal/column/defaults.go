// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"maps"

	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// Defaults gives columns the options that they do not set, and their headers in a language. It keeps the results, so
// that a column without changes is the same Def in each frame. The zero value is ready to use.
type Defaults struct {
	// Language is the language of headers, a BCP 47 tag or a POSIX locale.
	Language string

	from  option.ColumnDefaults
	given uint32
	// headers is the language of the headers of made.
	headers string
	// made holds the column with its defaults for each column and each group.
	made map[*Def]*Def
}

// Apply replaces columns by columns with defaults. given changes when the program sets its columns or rows.
func (d *Defaults) Apply(defs []*Def, from *option.ColumnDefaults, given uint32) {
	if settings.SameColumnDefaults(from, &option.ColumnDefaults{}) && !speaks(defs) {
		d.made = nil
		return
	}
	if d.made == nil || d.given != given || d.headers != d.Language || !settings.SameColumnDefaults(from, &d.from) {
		d.from, d.given, d.headers, d.made = *from, given, d.Language, map[*Def]*Def{}
		d.from.Types = maps.Clone(from.Types)
	}
	d.replace(defs)
}

// speaks reports whether a column or a group has headers in several languages.
func speaks(defs []*Def) bool {
	for _, def := range defs {
		if def != nil && (def.HeaderFor != nil || speaks(def.Children)) {
			return true
		}
	}
	return false
}

func (d *Defaults) replace(defs []*Def) {
	for i, def := range defs {
		if def == nil {
			continue
		}
		made := d.made[def]
		if made == nil {
			made = d.make(def)
			d.made[def] = made
		}
		defs[i] = made
	}
}

// make returns a copy of a column or a group with defaults.
func (d *Defaults) make(def *Def) *Def {
	to := *def
	if def.HeaderFor != nil {
		to.Header = def.HeaderFor(d.headers)
	}
	if def.Children != nil {
		to.Children = append(make([]*Def, 0, len(def.Children)), def.Children...)
		d.replace(to.Children)
		return &to
	}
	var kind option.ColumnOptions
	switch def.Kind {
	case option.KindText:
		kind = d.from.Text
	case option.KindNumber:
		kind = d.from.Number
	case option.KindTime:
		kind = d.from.Time
	case option.KindBool:
		kind = d.from.Bool
	}
	for _, o := range [...]option.ColumnOptions{d.from.Types[def.Type], kind, d.from.All} {
		to.complete(&o)
	}
	return &to
}

// complete sets the options that the column does not set.
func (d *Def) complete(o *option.ColumnOptions) {
	if d.Width == 0 && d.Flex == 0 && !d.Auto {
		d.Width, d.Flex, d.Auto = override.Positive(o.Width), override.Positive(o.Flex), o.Auto
	}
	d.Min, d.Max = override.Or(d.Min, override.Positive(o.Min)), override.Or(d.Max, override.Positive(o.Max))
	if d.Max != 0 {
		d.Max = max(d.Max, d.Min)
	}
	d.Align = override.Or(d.Align, o.Align)
	d.Wrap, d.Lines = d.Wrap || o.Wrap, override.Or(d.Lines, o.MaxLines)
	d.NoResize, d.NoReorder = d.NoResize || o.ResizingDisabled, d.NoReorder || o.MovingDisabled
	d.NoPin, d.NoHide = d.NoPin || o.PinningDisabled, d.NoHide || o.HidingDisabled
	d.NoSort, d.NoFilter = d.NoSort || o.SortingDisabled, d.NoFilter || o.FilteringDisabled
}
