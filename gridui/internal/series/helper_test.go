// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series_test

import (
	"strings"
	"testing"
	"time"
	_ "time/tzdata"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/series"
)

// layouts holds the layouts of times in tests, by the parts they show.
var layouts = map[series.Shows]string{
	series.ShowsAll: "2006-01-02 15:04", series.ShowsDate: "2006-01-02", series.ShowsMonth: "2006-01",
	series.ShowsYear: "Y2006", series.ShowsClock: "15:04",
}

// cellOf reads a cell as a user types it: _ is blank, and an apostrophe makes a text.
func cellOf(text string, in *time.Location) series.Value {
	if text == "_" {
		return series.Value{}
	}
	if plain, ok := strings.CutPrefix(text, "'"); ok {
		return series.Text(plain)
	}
	if v, ok := series.Decimal([]byte(text)); ok {
		return v
	}
	for shows, layout := range layouts {
		if at, err := time.ParseInLocation(layout, text, in); err == nil {
			return series.Time(at, shows)
		}
	}
	return series.Text(text)
}

// source reads cells that are separated by commas.
func source(cells string, in *time.Location) []series.Value {
	var values []series.Value
	for text := range strings.SplitSeq(cells, ",") {
		values = append(values, cellOf(strings.TrimSpace(text), in))
	}
	return values
}

// shown writes value i as cellOf reads it, without apostrophes.
func shown(s *series.Series, i int) string {
	switch v := s.At(i); v.Kind {
	case series.KindBlank:
		return "_"
	case series.KindTime:
		return v.Time.Format(layouts[v.Shows])
	}
	return string(s.AppendText(nil, i))
}

// filled returns the first n values that continue the cells, in the order of the cells: backward, the first
// value comes last.
func filled(cells []series.Value, n int, o series.Options) []string {
	s := series.Of(cells, o)
	texts := make([]string, n)
	for i := range n {
		at := i
		if o.Backward {
			at = n - 1 - i
		}
		texts[at] = shown(&s, i)
	}
	return texts
}

// vector is a source with its continuation.
type vector struct {
	source, want string
	rule         series.Rule
	o            series.Options
}

func (v vector) check(t *testing.T) {
	t.Helper()
	cells := source(v.source, time.UTC)
	want := strings.Split(v.want, ", ")
	require.Equal(t, want, filled(cells, len(want), v.o), "%s %+v", v.source, v.o)
	s := series.Of(cells, v.o)
	require.Equal(t, v.rule, s.Rule(), v.source)
	v.checkSources(t, cells, &s)
}

// checkSources requires that Source returns the repeated cells.
func (v vector) checkSources(t *testing.T, cells []series.Value, s *series.Series) {
	t.Helper()
	for i := range 2 * len(cells) {
		from := s.Source(i)
		if from < 0 {
			require.NotEqual(t, series.RuleRepeat, v.rule, v.source)
			continue
		}
		require.Equal(t, cells[from], s.At(i), v.source)
	}
}

func checkAll(t *testing.T, vectors []vector) {
	t.Helper()
	for _, v := range vectors {
		v.check(t)
	}
}

// up fills before the source.
var up = series.Options{Backward: true}
