// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package database

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestIsScript(t *testing.T) {
	for text, script := range map[string]bool{
		"":                                      false,
		"SELECT 1":                              false,
		"SELECT 1;":                             false,
		"SELECT 1 ;; \n -- done; here\n/* ; */": false,
		"SELECT ';', \";\", `;`, [;]":           false,
		"SELECT 'it''s; fine'":                  false,
		"SELECT 1 -- a; b":                      false,
		"SELECT 1; SELECT 2":                    true,
		"SELECT 1;/**/DELETE FROM t":            true,
		"SELECT 'x';'y'":                        true,
		"SELECT 'open; SELECT 2":                false,
		"/* open ; SELECT 2":                    false,
	} {
		assert.Equal(t, script, isScript(text), text)
	}
}
