// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var updateSpecification = flag.Bool("update", false, "write SPECIFICATION.md anew")

// specPart is a part of the specification that the grid is made after: that of a
// data grid for web pages, in whose words its users may think.
type specPart struct {
	Section, Title string
	Names          []specName
}

// specName is a name of the specification. Go is what has its place here, several
// things with ", " between them; a name of another package stands behind that of the
// package. Test is what shows it, in the same way. How tells where Go says it in
// another way.
type specName struct{ Name, Go, Test, How string }

func specification() []specPart {
	all := slices.Concat(specGrid(), specComponents(), specRules())
	slices.SortFunc(all, func(a, b specPart) int { return strings.Compare(a.Section, b.Section) })
	return all
}

// specCounts are the numbers of names in each part, so that none is lost.
var specCounts = map[string]int{
	"1": 36, "2.1": 86, "2.2": 1, "2.3": 7, "2.4": 16, "2.5": 9, "2.6": 8, "2.7": 10, "2.8": 7, "2.9": 53,
	"3.1": 7, "3.2": 6, "3.3": 4,
	"4.1": 3, "4.2": 2, "4.3": 3, "4.4": 1, "4.5": 1, "4.6": 1, "4.7": 4, "4.8": 9, "4.9": 2,
	"6": 24, "7": 8, "8": 11,
}

const specFile = "SPECIFICATION.md"

// TestSpecification looks that everything the table names is there, and that
// SPECIFICATION.md is the table.
func TestSpecification(t *testing.T) {
	code, tests := readSymbols(t), readTests(t)
	counts := map[string]int{}
	for _, part := range specification() {
		seen := map[string]bool{}
		for _, n := range part.Names {
			at := part.Section + " " + n.Name
			assert.False(t, seen[n.Name], "%s is there twice", at)
			seen[n.Name] = true
			for _, symbol := range strings.Split(n.Go, ", ") {
				assert.True(t, code.has(symbol), "%s: there is no %q", at, symbol)
			}
			for _, test := range strings.Split(n.Test, ", ") {
				assert.True(t, tests.has(test), "%s: there is no test %q", at, test)
			}
		}
		counts[part.Section] = len(part.Names)
	}
	assert.Equal(t, specCounts, counts, "names came or went")

	text := writeSpecification()
	if *updateSpecification {
		require.NoError(t, os.WriteFile(specFile, text, 0o644))
	}
	old, err := os.ReadFile(specFile)
	require.NoError(t, err)
	require.True(t, bytes.Equal(old, text), "%s is not what the table says: go test ./gridui -run TestSpecification -update", specFile)
}

const specPreface = `<!-- Written by TestSpecification; change spec_*_test.go and run it with -update. -->

# Specification

The grid is made after the specification of a data grid for web pages. These are all of
its names, by its sections, what has their place in Go, and the tests and examples that
show it. A name without a package is one of gridui, and so is a test. A callback is an event:
On makes a handler of a function of it, and Handlers call the function.
`

// writeSpecification is the text of SPECIFICATION.md.
func writeSpecification() []byte {
	var b bytes.Buffer
	b.WriteString(specPreface)
	for _, part := range specification() {
		fmt.Fprintf(&b, "\n## %s %s\n\n| Name | Go | Shown by | How |\n|---|---|---|---|\n", part.Section, part.Title)
		for _, n := range part.Names {
			fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", cell(n.Name), code(n.Go), code(n.Test), cell(n.How))
		}
	}
	writeSources(&b)
	writeGestures(&b, "Keys", keyContract)
	writeGestures(&b, "Pointer", pointerContract)
	b.WriteString("\n## To come\n\nRows of the contract of keys and pointers that are not there yet.\n\n| Key or action | Is to do | Until then |\n|---|---|---|\n")
	for _, m := range toCome {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", cell(m.Input), cell(m.Does), cell(m.Now))
	}
	return b.Bytes()
}

func writeGestures(b *bytes.Buffer, title string, list []gesture) {
	keys := title == "Pointer"
	fmt.Fprintf(b, "\n## %s\n\n", title)
	if keys {
		b.WriteString("| Action | Does | Key | Shown by |\n|---|---|---|---|\n")
	} else {
		b.WriteString("Ctrl is Command on Apple systems. Keys.Bind binds others.\n\n| Key | Does | Shown by |\n|---|---|---|\n")
	}
	for _, g := range list {
		fmt.Fprintf(b, "| %s | %s |", cell(g.Input), cell(g.Does))
		if keys {
			fmt.Fprintf(b, " %s |", cell(g.Key))
		}
		fmt.Fprintf(b, " %s |\n", code(g.Test))
	}
}

// cell and code are texts of a Markdown table.
func cell(s string) string { return strings.ReplaceAll(s, "|", `\|`) }

func code(list string) string { return "`" + strings.ReplaceAll(list, ", ", "`, `") + "`" }
