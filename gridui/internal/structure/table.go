// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"strings"
	"text/tabwriter"
)

// Table writes measures for people, those below a floor of their kind left out and counted.
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

// Report writes findings as a table, and below it the parts of each measure that has some.
func Report(findings []Finding) string {
	text := columns(func(w *tabwriter.Writer) {
		for _, f := range findings {
			fmt.Fprintf(w, "%v\t%d\t%s\t%s\t%s\n", f.Kind, f.Value, f.Subject, f.Text, f.Detail)
		}
	})
	var parts strings.Builder
	for _, f := range findings {
		if len(f.Parts) > 0 {
			fmt.Fprintf(&parts, "\n%v of %s:\n\t%s\n", f.Kind, f.Subject, strings.Join(f.Parts, "\n\t"))
		}
	}
	return text + parts.String()
}

// columns aligns lines whose cells end with tabs.
func columns(write func(*tabwriter.Writer)) string {
	var text strings.Builder
	w := tabwriter.NewWriter(&text, 0, 0, 2, ' ', 0)
	write(w)
	_ = w.Flush() // a strings.Builder does not fail
	return text.String()
}
