// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package httpfetch sends the commits of package tracking over HTTP. A program that commits to the address of a
// server imports it, as it imports the driver of a database:
//
//	import _ "github.com/giogrid/giogrid/tracking/httpfetch"
//
// Commits without a CommitOptions.Fetcher then use Fetch. The package is apart from tracking because net/http makes
// a program larger by some megabytes, which programs with another way to their server do not need. In a browser
// commits use the fetch of the page, with and without this package.
//
// A response has at most 16 MB. Redirects are followed only if they resend the changes (status 307 and 308), at most
// ten of them; to another host the headers of the program are not sent along. A browser follows none. Errors do not
// contain the address, which may hold secrets.
package httpfetch

import (
	"context"

	"github.com/giogrid/giogrid/tracking"
	"github.com/giogrid/giogrid/tracking/internal/fetch"
)

var _ tracking.Fetcher = Fetch

// Fetch sends a request and returns the answer, whatever its status. It is a tracking.Fetcher. A program that adds a
// token to each request sets a Fetcher that changes the request and calls Fetch.
func Fetch(ctx context.Context, r tracking.Request) (tracking.Response, error) {
	status, data, err := fetch.Default(ctx, r.URL, r.Method, r.Headers, r.Data)
	return tracking.Response{Status: status, Data: data}, err
}
