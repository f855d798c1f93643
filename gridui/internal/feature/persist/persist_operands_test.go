// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"encoding/json"
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// priced is a row.
type priced struct {
	ID    string
	Price float64
}

// newPriced shows rows with users who write numbers in the notation of a language, and stores its view.
func newPriced(language string, store storage.Store, frame bool) *gridstage.Stage[priced] {
	s := &gridstage.Stage[priced]{Theme: gridstage.NewTheme()}
	g := &s.Grid
	g.Columns = []gridui.Column[priced]{gridui.Field("price", "Price", func(r priced) float64 { return r.Price })}
	g.RowID = func(r priced) string { return r.ID }
	g.Filtering.Enabled = true
	g.Persist = option.Persistence{Key: "view", Store: store}
	g.SetRows([]priced{{"a", 1}, {"b", 1.234}, {"c", 1.6}, {"d", 1234}, {"e", 1234.5}})
	s.Style = func(st *gridui.Style) {
		st.Locale = locale.For("en").Override(locale.Texts{Numbers: locale.NumbersFor(language)})
	}
	s.Show(image.Pt(300, 400))
	if frame {
		s.Settle()
	}
	return s
}

func pricedIDs(s *gridstage.Stage[priced]) string {
	var ids strings.Builder
	for i := range s.Grid.Len() {
		if row, ok := s.Grid.RowAt(i); ok {
			ids.WriteString(row.ID)
		}
	}
	return ids.String()
}

var viewLanguages = []string{"en", "de", "fr", "ru", "de-CH", "hi", "de-AT"}

// A view saved in one language filters the same rows in all others.
func TestFiltersOfViewsMeanTheSameInAllLanguages(t *testing.T) {
	for _, from := range viewLanguages {
		for _, to := range viewLanguages {
			for want, number := range map[string]string{"bcde": "1.1", "cde": "1.5", "de": "1233.5", "e": "1234.25", "abcde": "0"} {
				for _, expression := range []bool{false, true} {
					signs := locale.NumbersFor(from)
					local := strings.ReplaceAll(number, ".", string(signs.Decimal))
					var store storage.Memory
					s := newPriced(from, &store, true)
					is := filter.Greater.Of(local)
					if expression {
						s.Grid.Filtering.Expression = filter.Not(filter.On("price", filter.LessOrEqual.Of(local)))
					} else {
						s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "price", Filter: is}}
					}
					s.Settle()
					where := fmt.Sprint(from, " to ", to, ": ", local)
					require.Equal(t, want, pricedIDs(s), where)
					require.NoError(t, s.Grid.SaveView())
					text, err := json.Marshal(s.Grid.View())
					require.NoError(t, err)

					again := newPriced(to, &store, false)
					again.Settle()
					require.Equal(t, want, pricedIDs(again), where)
					written := strings.ReplaceAll(number, ".", string(locale.NumbersFor(to).Decimal))
					if expression {
						require.Equal(t, written, again.Grid.Filtering.Expression.Is.A, where)
					} else {
						require.Equal(t, written, again.Grid.Filtering.Columns[0].Filter.First.A, where)
					}
					back, err := json.Marshal(again.Grid.View())
					require.NoError(t, err)
					require.Equal(t, string(text), string(back), where)

					var v option.View
					require.NoError(t, json.Unmarshal(text, &v))
					again.Grid.ClearFilters()
					again.Grid.Filtering.Expression = filter.Expr{}
					again.Settle()
					again.Grid.SetView(v)
					again.Settle()
					require.Equal(t, want, pricedIDs(again), where)
				}
			}
		}
	}
}

// Views of older programs do not record their signs: unambiguous operands are applied, and the rest is not.
func TestFiltersOfOldViews(t *testing.T) {
	for _, language := range viewLanguages {
		for operand, want := range map[string]string{"1,5": "cde", "1.5": "cde", "1": "bcde", "1.233,5": "de", "1,233.5": "de", "1233": "de", "0,5": "abcde", "1,233": "", "1.233": ""} {
			for _, frame := range []bool{false, true} {
				for _, form := range []string{`{"filters":[{"id":"price","filter":{"first":{"op":"greater","a":%q}}}]}`, `{"expression":{"column":"price","is":{"op":"greater","a":%q}}}`} {
					s := newPriced(language, nil, frame)
					var v option.View
					require.NoError(t, json.Unmarshal(fmt.Appendf(nil, form, operand), &v))
					s.Events = nil
					s.Grid.SetView(v)
					s.Settle()
					where := fmt.Sprint(language, " ", operand, " ", form)
					if want != "" {
						require.Equal(t, want, pricedIDs(s), where)
						continue
					}
					require.Equal(t, "abcde", pricedIDs(s), where)
					text, err := json.Marshal(s.Grid.View())
					require.NoError(t, err)
					require.Contains(t, string(text), operand+" ?", "it shows that it is not applied: %s", where)
					require.NotEmpty(t, s.Problems(), where)
				}
			}
		}
	}
}

// Filters set by a program are in the notation of its users.
func TestFiltersOfProgramsAreLocal(t *testing.T) {
	s := newPriced("de", nil, false)
	s.Grid.SetView(option.View{Filters: []filter.Column{{ColumnID: "price", Filter: filter.Greater.Of("1.233,5")}}})
	s.Settle()
	require.Equal(t, "de", pricedIDs(s))
}
