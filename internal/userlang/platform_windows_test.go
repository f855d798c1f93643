// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package userlang

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestUserLocale(t *testing.T) { assert.Regexp(t, `^[A-Za-z]{2,3}(-|$)`, platform()) }
