// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

// Open editors with their cards allocate in a settled frame only the copies of the text that Gio's editor returns.
func TestOpenCardsCostASettledFrameNothing(t *testing.T) {
	for _, column := range []string{"phone", "code", "ink", "wait", "opens", "starts", "meets", "qty", "level"} {
		for _, nodes := range []string{"off", "rows"} {
			s := open(t, column)
			s.Values = map[string]any{gridtest.SemanticsKey: nodes}
			s.Keys("F2", "Alt+Down")
			s.Advance(20e9) // the caret has stopped blinking
			s.Settle()
			assert.LessOrEqual(t, s.Allocs(100, nil), 3.0, "%s %s", column, nodes)
		}
	}
}
