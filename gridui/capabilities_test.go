// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// capabilityGroup is a section of CAPABILITIES.md.
type capabilityGroup struct {
	Title string
	Rows  []capability
}

// capability is a row of CAPABILITIES.md. Test names what shows it, several with ", " between
// them, as in specName. Missing is the part that is not there.
type capability struct {
	Number  int
	Name    string
	State   state
	Test    string
	Missing string
}

// state reports how far a capability is there.
type state string

const (
	yes    state = "Y" // works, and a test shows it
	partly state = "P" // lacks a part that users expect
	no     state = "N" // is not there
)

const (
	capabilityFile  = "CAPABILITIES.md"
	capabilityCount = 150
)

// TestCapabilities checks that every row has the tests and the words that its state needs, that
// these tests exist, and that CAPABILITIES.md is the table.
func TestCapabilities(t *testing.T) {
	tests, number, names := readTests(t), 0, map[string]bool{}
	for _, group := range capabilities() {
		for _, c := range group.Rows {
			number++
			assert.Equal(t, number, c.Number, "%s: rows are numbered in their order", c.Name)
			assert.False(t, names[c.Name], "%d: there are two rows %q", c.Number, c.Name)
			names[c.Name] = true
			checkCapability(t, tests, c)
		}
	}
	assert.Equal(t, capabilityCount, number, "rows came or went")
	requireWritten(t, capabilityFile, writeCapabilities())
}

func checkCapability(t *testing.T, tests testNames, c capability) {
	at := fmt.Sprintf("%d %s", c.Number, c.Name)
	assert.NotEmpty(t, c.Name, at)
	assert.Contains(t, []state{yes, partly, no}, c.State, at)
	if c.State == no {
		assert.Empty(t, c.Test, "%s: a row that is not there has tests", at)
	} else {
		seen := map[string]bool{}
		for _, test := range strings.Split(c.Test, ", ") {
			assert.True(t, tests.has(test), "%s: there is no test %q", at, test)
			assert.False(t, seen[test], "%s: %s is there twice", at, test)
			seen[test] = true
		}
	}
	if c.State != yes {
		assert.NotEmpty(t, c.Missing, "%s: Missing is empty", at)
	}
}

const capabilitiesPreface = `<!-- Written by TestCapabilities; change capabilities_names_test.go and run it with -update. -->

# Capabilities

These are %d capabilities that users of data grids expect, how far this grid has each, the tests and examples that
show it, and what is missing. Y: it works, and a test shows it (%d rows). P: a part that users expect is missing
(%d rows). N: it is not there (%d rows). A test without a package is in gridui or a folder below it, beside what it
tests; others are in the folder before the dot. TestCapabilities checks the rows and the names of the tests, and
renews the file: go test ./gridui -run TestCapabilities -update.
`

// writeCapabilities returns the text of CAPABILITIES.md.
func writeCapabilities() []byte {
	counts, all := map[state]int{}, 0
	var rows bytes.Buffer
	for _, group := range capabilities() {
		fmt.Fprintf(&rows, "\n## %s\n\n| # | Capability | State | Shown by | Missing |\n|---|---|---|---|---|\n", group.Title)
		for _, c := range group.Rows {
			counts[c.State]++
			all++
			tests := ""
			if c.Test != "" {
				tests = code(c.Test)
			}
			fmt.Fprintf(&rows, "| %d | %s | %s | %s | %s |\n", c.Number, cell(c.Name), c.State, tests, cell(c.Missing))
		}
	}
	preface := fmt.Sprintf(capabilitiesPreface, all, counts[yes], counts[partly], counts[no])
	return append([]byte(preface), rows.Bytes()...)
}
