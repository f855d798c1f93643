// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The table "I want …" stands in the package documentation and in README.md. Both have the same rows, and what they
// name exists.
func TestWishesNameWhatExists(t *testing.T) {
	inReadme := wishes(t, "../README.md", regexp.MustCompile(`(?m)^\| (.+) \| (.+) \|$`))
	inDoc := wishes(t, "doc.go", regexp.MustCompile(`(?m)^//   - (.+): (.+)$`))
	require.Equal(t, inReadme, inDoc)
	require.GreaterOrEqual(t, len(inDoc), 60)
	names := publicNames(t)
	for _, row := range inDoc {
		for _, name := range strings.Split(row[1], ", ") {
			require.True(t, names[name], "%s: %s", row[0], name)
		}
	}
}

// wishes returns the rows of the table in a file, without marks of Markdown.
func wishes(t *testing.T, file string, row *regexp.Regexp) (rows [][2]string) {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	_, section, found := strings.Cut(string(text), "# I want …\n")
	require.True(t, found, file)
	if end := regexp.MustCompile(`(?m)^(// )?#+ `).FindStringIndex(section); end != nil {
		section = section[:end[0]]
	}
	for _, m := range row.FindAllStringSubmatch(section, -1) {
		if m[1] != "I want" {
			rows = append(rows, [2]string{m[1], strings.ReplaceAll(m[2], "`", "")})
		}
	}
	return rows
}

// publicNames returns the names of the public packages: those of packages as package.Name, those of fields and methods
// as Type.Name.
func publicNames(t *testing.T) map[string]bool {
	t.Helper()
	text, err := os.ReadFile("testdata/api.txt")
	require.NoError(t, err)
	names, pkg, typ := map[string]bool{"xlsx.Exporter": true}, "", ""
	declared := regexp.MustCompile(`^(?:type|func|const|var) (\w+)`)
	member := regexp.MustCompile(`^\t(?:field|embeds|func \(\*?(\w+)[^)]*\)\.)\s?(\w+)`)
	for line := range strings.Lines(string(text)) {
		if name, ok := strings.CutPrefix(line, "package "); ok {
			pkg = strings.TrimSpace(name)
			pkg = pkg[strings.LastIndex(pkg, "/")+1:]
		} else if m := declared.FindStringSubmatch(line); m != nil {
			typ = m[1]
			names[pkg+"."+typ] = true
		} else if m := member.FindStringSubmatch(line); m != nil {
			names[typ+"."+m[2]] = true
		}
	}
	return names
}

// The pages for users name only what exists.
func TestPagesNameWhatExists(t *testing.T) {
	names := publicNames(t)
	packages := map[string]bool{}
	for name := range names {
		pkg, _, _ := strings.Cut(name, ".")
		packages[pkg] = true
	}
	dotted := regexp.MustCompile("`(\\w+)\\.(\\w+)(?:\\(|\\{|`|,)")
	for _, page := range []string{"../README.md", "DATABASES.md", "EDITING.md", "ANALYSIS.md"} {
		text, err := os.ReadFile(page)
		require.NoError(t, err)
		checked := 0
		for _, m := range dotted.FindAllStringSubmatch(string(text), -1) {
			if packages[m[1]] {
				require.True(t, names[m[1]+"."+m[2]], "%s: %s.%s", page, m[1], m[2])
				checked++
			}
		}
		require.Greater(t, checked, 10, page)
	}
}
