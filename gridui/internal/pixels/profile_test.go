// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/profile"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/gridui/tint"
)

// themed holds the styles of the pictures of extensions.
var themed = map[string]func(*gridui.Style){
	"light":    nil,
	"dark-rtl": func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL },
	"forced":   func(st *gridui.Style) { st.ForcedColors = true },
}

// TestProfile shows the strip below the header, and the card of a column.
func TestProfile(t *testing.T) {
	for name, set := range themed {
		s := newEditScene(1, set)
		p := &profile.Profile{Strip: true}
		s.orders.HeaderMenu.Enabled, s.orders.Filtering.Enabled = true, true
		s.orders.Extensions = []gridui.Extension{p}
		s.Settle()
		s.golden(t, "profile-strip-"+name)
		p.Open("total")
		s.Frame()
		s.Settle()
		s.golden(t, "profile-card-"+name)
	}
}

// TestFormats shows tints, bars and icons, and the card of a column.
func TestFormats(t *testing.T) {
	for name, set := range themed {
		s := newEditScene(1, set)
		f := &formats.Formats{Rules: []rule.Rule{
			{Columns: []string{"total"}, Kind: rule.Bars, Tints: []tint.Tint{tint.Blue}},
			{Columns: []string{"total"}, Kind: rule.Set, Icons: rule.Shapes},
			{Columns: []string{"name"}, When: filter.Contains.Of("1").First, Tints: []tint.Tint{tint.Purple}},
		}}
		s.orders.HeaderMenu.Enabled = true
		s.orders.Extensions = []gridui.Extension{f}
		s.Settle()
		s.golden(t, "formats-"+name)
		f.Open("total")
		s.Frame()
		s.Settle()
		s.golden(t, "formats-card-"+name)
	}
}

// TestFormatsOfNoRules shows the card without a rule, whose list has the keyboard nevertheless.
func TestFormatsOfNoRules(t *testing.T) {
	s := newEditScene(1, nil)
	f := &formats.Formats{}
	s.orders.HeaderMenu.Enabled = true
	s.orders.Extensions = []gridui.Extension{f}
	s.Settle()
	f.Open("total")
	s.Frame()
	s.Settle()
	s.golden(t, "formats-card-empty")
}
