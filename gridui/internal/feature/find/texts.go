// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"errors"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/internal/funcid"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// barTexts holds the texts of the bar. They are formatted when their inputs change.
type barTexts struct {
	of barKey
	// says is the state of the search; wrong reports that it is an error.
	says  string
	wrong bool
}

// barKey holds the inputs of the texts.
type barKey struct {
	result    option.FindResult
	query     string
	said      string
	wrapped   bool
	hit, hits unsafe.Pointer
	none      string
	// screen reports that only the rows on the screen are searched, source that the source searches, searching
	// that its search is running, and counted that it has counted.
	screen, source, searching, counted bool
	empty                              bool
}

// sync formats the texts that have changed.
func (t *barTexts) sync(f *Feature) {
	loc := &f.Painter.Style.Texts.Find
	now := barKey{
		result: f.Options.Find.Result, query: f.search.query.Text, said: f.bar.said, wrapped: f.current.set && f.current.wrapped,
		hit: funcid.Of(loc.Hit), hits: funcid.Of(loc.Hits), none: loc.None, screen: !f.Dataset.Orders() && !f.source.on,
		source: f.source.on, searching: f.source.searching(), counted: f.source.known && f.source.counted >= 0, empty: f.source.none,
	}
	if now == t.of {
		return
	}
	t.of = now
	r := &now.result
	t.wrong = r.Err != nil
	switch {
	case r.Err != nil:
		t.says = faultText(loc, r.Err)
	case now.said != "":
		t.says = now.said
	case now.query == "":
		t.says = ""
	case now.source:
		t.says = now.sourceText(loc)
	case r.Total == 0 && !r.Counting:
		t.says = loc.None
	case r.Number > 0:
		t.says = loc.Hit(r.Number, r.Total, r.Counting)
	default:
		t.says = loc.Hits(r.Total, r.Counting)
	}
	if now.screen && t.says != "" && now.said == "" && !t.wrong {
		t.says += " " + loc.OnScreen
	}
	if now.wrapped && now.said == "" && (r.Number > 0 || now.source && !t.wrong && !now.searching) {
		t.says += " – " + loc.Wrapped
	}
}

// sourceText returns the state of a search by the source.
func (k *barKey) sourceText(loc *locale.Find) string {
	switch {
	case k.searching:
		return loc.Searching
	case k.empty:
		return loc.None
	case k.counted:
		return loc.Rows(k.result.Rows)
	case k.result.Counting:
		return "…"
	}
	return ""
}

// faultText returns why the search failed.
func faultText(loc *locale.Find, err error) string {
	var fault *option.FindExpressionError
	if !errors.As(err, &fault) {
		return loc.Failed + " " + errwords.Of(err)
	}
	text := map[option.FindFault]string{
		option.FindFaultBracket: loc.WrongBracket, option.FindFaultParen: loc.WrongParen, option.FindFaultExtraParen: loc.WrongExtraParen,
		option.FindFaultRepeat: loc.WrongRepeat, option.FindFaultEscape: loc.WrongEscape, option.FindFaultRange: loc.WrongRange,
	}[fault.Fault]
	if text == "" {
		text = loc.WrongExpression
	}
	if fault.Part != "" {
		text += " " + fault.Part
	}
	return text
}

// replacedText returns the outcome of a replacement.
func replacedText(loc *locale.Find, done edit.ReplacedCells) string {
	text := loc.Replaced(done.Changed)
	if done.ReadOnly > 0 {
		text += ", " + loc.ReadOnly(done.ReadOnly)
	}
	if done.Refused > 0 {
		text += ", " + loc.Refused(done.Refused)
	}
	return text
}
