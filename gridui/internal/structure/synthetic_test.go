// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// sources holds the files of a synthetic package, by their names.
type sources map[string]string

// positions is the file set of all synthetic packages, which one load shares.
var positions = token.NewFileSet()

// build type-checks a synthetic package of module "m". It imports the given packages.
func build(t *testing.T, name string, files sources, imports ...*Package) *Package {
	t.Helper()
	p := &Package{Name: name, module: "m", fset: positions}
	for _, file := range slices.Sorted(maps.Keys(files)) {
		require.NoError(t, p.add(file, []byte("package p\n"+files[file]), true))
	}
	require.NoError(t, p.check("m/"+name, built(imports)))
	return p
}

// built is an importer of packages that were built before.
type built []*Package

func (b built) Import(path string) (*types.Package, error) {
	for _, p := range b {
		if p.types.Path() == path {
			return p.types, nil
		}
	}
	return nil, fmt.Errorf("%s was not built", path)
}

// values returns the values of measures by their subjects.
func values(measures []Measure, kind Kind) map[string]int {
	found := map[string]int{}
	for _, m := range measures {
		if m.Kind == kind {
			found[m.Subject] = m.Value
		}
	}
	return found
}
