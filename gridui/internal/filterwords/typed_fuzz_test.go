// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords

import (
	"testing"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func FuzzTypedFilter(f *testing.F) {
	for _, s := range []string{"", "1,234.5e3", "-1 000", "..", "2001-03-04 05:06:07", "2001년", "04 Mar 2001", "\xff", "9999-12-31", ">=5..6"} {
		f.Add(s)
	}
	text := &column.Def{Test: func(rowdata.Row, string) bool { return true }}
	number := &column.Def{Kind: option.KindNumber, Test: text.Test}
	textOps, rangeOps := text.FilterOps(), number.FilterOps()
	f.Fuzz(func(t *testing.T, text string) {
		typed := Typed(text, filter.Contains, textOps)
		if !Typable(typed) || typed.Active() && Operands(typed.First, option.KindText, new(locale.Texts)) == "" {
			t.Fatalf("%q is %+v", text, typed)
		}
		if Typed(text, filter.Equals, rangeOps).Second.Active() {
			t.Fatalf("%q has two conditions", text)
		}
	})
}
