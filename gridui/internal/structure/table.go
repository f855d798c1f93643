// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"
)

// Table formats measures as a table, and counts the measures below a floor of their kind instead of
// listing them.
func Table(measures []Measure, floors map[Kind]int) string {
	left := map[Kind]int{}
	return columns(func(w *tabwriter.Writer) {
		for i, m := range measures {
			if m.Value < floors[m.Kind] {
				left[m.Kind]++
			} else {
				fmt.Fprintf(w, "%v\t%d\t%s\t%s\n", m.Kind, m.Value, m.Subject, m.Detail)
			}
			if last := i+1 == len(measures) || measures[i+1].Kind != m.Kind; last && left[m.Kind] > 0 {
				fmt.Fprintf(w, "%v\t< %d\t%d more\t\n", m.Kind, floors[m.Kind], left[m.Kind])
			}
		}
	})
}

// Report formats findings as a table, followed by the parts of each measure.
func Report(findings []Finding) string {
	text := columns(func(w *tabwriter.Writer) {
		for _, f := range findings {
			fmt.Fprintf(w, "%v\t%d\t%s\t%s\t%s\n", f.Kind, f.Value, f.Subject, f.Text, f.Detail)
		}
	})
	var parts strings.Builder
	for _, f := range findings {
		parts.WriteString(f.parts())
	}
	return text + parts.String()
}

// Parts formats the counted objects of measures of some kinds.
func Parts(measures []Measure, kinds ...Kind) string {
	var parts strings.Builder
	for _, m := range measures {
		if slices.Contains(kinds, m.Kind) {
			parts.WriteString(m.parts())
		}
	}
	return parts.String()
}

// parts formats the counted objects of a measure, "" if there is no list.
func (m Measure) parts() string {
	if len(m.Parts) == 0 {
		return ""
	}
	return fmt.Sprintf("\n%v of %s:\n\t%s\n", m.Kind, m.Subject, strings.Join(m.Parts, "\n\t"))
}

// columns aligns lines whose cells end with tabs.
func columns(write func(*tabwriter.Writer)) string {
	var text strings.Builder
	w := tabwriter.NewWriter(&text, 0, 0, 2, ' ', 0)
	write(w)
	_ = w.Flush() // a strings.Builder does not fail
	return text.String()
}
