// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package exports holds users' choices for exports in the example programs, as flags and as menu items, and describes
// the results of exports.
package exports

import (
	"context"
	"errors"
	"flag"
	"fmt"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

// Choices holds the user's choices. The zero value guards formulas and phone numbers, and writes missing values like
// empty texts.
type Choices struct {
	// RawFormulas, RawPhones, QuoteEmpty and Null are described in export.Options.
	RawFormulas, RawPhones, QuoteEmpty bool
	Null                               string
}

// Add defines the flags that set c.
func (c *Choices) Add(fs *flag.FlagSet) {
	fs.BoolVar(&c.RawFormulas, "raw-formulas", false, "export texts such as =1+1 as they are, which spreadsheets calculate; else an apostrophe\nbefore them keeps them from that")
	fs.BoolVar(&c.RawPhones, "raw-phones", false, "export phone numbers such as +82-2-123-4567 as they are")
	fs.BoolVar(&c.QuoteEmpty, "quote-empty", false, "export an empty text to CSV and TSV as \"\", which differs from a missing value")
	fs.StringVar(&c.Null, "null", "", "the `TEXT` that CSV and TSV have for a missing value")
}

// Options returns the options of an export to a file with a name.
func (c *Choices) Options(name string) export.Options {
	return export.Options{FileName: name, RawFormulas: c.RawFormulas, RawPhones: c.RawPhones, QuoteEmpty: c.QuoteEmpty, Null: c.Null}
}

var (
	formulasText = look.Text{En: "Guard formulas in exports", Ko: "내보낼 때 수식 막기"}
	phonesText   = look.Text{En: "Guard phone numbers too", Ko: "전화번호도 막기"}
	emptyText    = look.Text{En: "Quote empty texts in exports", Ko: "내보낼 때 빈 텍스트에 따옴표"}
)

// Items returns menu items that change the choices. changed is called after a change.
func Items[T any](c *Choices, l look.Lang, changed func()) []menus.Item[T] {
	item := func(label look.Text, on bool, change func()) menus.Item[T] {
		it := menus.Item[T]{Label: label.In(l), Choice: true, OnClick: func(menus.Target[T]) { change(); changed() }}
		if on {
			it.Checked = true
		}
		return it
	}
	phones := item(phonesText, !c.RawPhones && !c.RawFormulas, func() { c.RawPhones = !c.RawPhones })
	phones.Disabled = c.RawFormulas
	return []menus.Item[T]{
		item(formulasText, !c.RawFormulas, func() { c.RawFormulas = !c.RawFormulas }),
		phones,
		item(emptyText, c.QuoteEmpty, func() { c.QuoteEmpty = !c.QuoteEmpty }),
	}
}

// EndText returns the result of an export: the path of the file, or why there is none.
func EndText(e events.RowsExported) look.Text {
	switch {
	case errors.Is(e.Err, context.Canceled):
		return look.Text{En: "Export cancelled", Ko: "내보내기를 취소했습니다"}
	case e.Err != nil:
		return look.Text{En: "Not exported: " + e.Err.Error(), Ko: "내보내지 못했습니다: " + e.Err.Error()}
	}
	n := look.Grouped(e.Rows)
	t := look.Text{En: n + " rows exported to " + e.Path, Ko: n + "행을 내보냈습니다: " + e.Path}
	if e.Cut.Cells > 0 {
		cut := CutText(e.Cut)
		t.En, t.Ko = t.En+"; "+cut.En, t.Ko+"; "+cut.Ko
	}
	return t
}

// CutText returns the number of cells that the format has cut, as text.
func CutText(c export.Cut) look.Text {
	return look.Text{
		En: fmt.Sprintf("%s cells were cut at %s characters, the first in row %s", look.Grouped(c.Cells), look.Grouped(c.Most), look.Grouped(c.Index+1)),
		Ko: fmt.Sprintf("셀 %s개를 %s자에서 잘랐습니다. 처음은 %s행입니다", look.Grouped(c.Cells), look.Grouped(c.Most), look.Grouped(c.Index+1)),
	}
}
