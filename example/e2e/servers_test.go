// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import "github.com/giogrid/giogrid/example/internal/engines/enginetest"

func init() { endServers = enginetest.EndServers }
