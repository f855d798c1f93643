// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"encoding/json"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
)

// TreePath is the path of a node of a tree by Path that no row was given for, by the
// id that the grid has for it: such as RowsReordered.TargetRowID where rows were
// dropped on it. It is false for all other ids, and for nodes whose path is longer than
// 4,096 bytes as JSON: their ids hold a hash of it.
func TreePath(rowID string) (path []string, ok bool) {
	key, ok := strings.CutPrefix(rowID, rowtree.FillerPrefix)
	if !ok || json.Unmarshal([]byte(key), &path) != nil {
		return nil, false
	}
	return path, true
}
