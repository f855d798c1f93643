// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package httpfetch

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"strings"

	"github.com/giogrid/giogrid/tracking/internal/fetch"
)

// client follows redirects that resend the body. After a redirect to another host it omits the caller's
// headers.
var client = http.Client{CheckRedirect: redirect}

const mostRedirects = 10

func init() { fetch.Default = send }

// send sends a request over the network. Its errors do not contain the address.
func send(ctx context.Context, address, method string, headers map[string]string, sent []byte) (status int, body []byte, err error) {
	req, err := http.NewRequestWithContext(ctx, method, address, bytes.NewReader(sent))
	if err != nil {
		return 0, nil, errors.New("not an address or a method to send to")
	}
	for name, value := range headers {
		req.Header.Set(name, value)
		if strings.EqualFold(name, "Host") {
			req.Host = value
		}
	}
	answer, err := client.Do(req)
	if err != nil {
		return 0, nil, withoutURL(err)
	}
	defer answer.Body.Close()
	body, err = io.ReadAll(io.LimitReader(answer.Body, fetch.MaxResponse+1))
	if err == nil && len(body) > fetch.MaxResponse {
		err = fetch.ErrTooLarge
	}
	if err != nil {
		return answer.StatusCode, nil, withoutURL(err)
	}
	return answer.StatusCode, body, nil
}

// withoutURL returns the cause of an error that contains an address, which may hold secrets.
func withoutURL(err error) error {
	var told *url.Error
	if errors.As(err, &told) {
		return told.Err
	}
	return err
}

// redirect decides whether to follow a redirect. If it would not resend the changes, the commit has not
// succeeded: the status of the redirect is the answer.
func redirect(req *http.Request, via []*http.Request) error {
	if len(via) >= mostRedirects {
		return errors.New("too many redirects")
	}
	if req.Method != via[0].Method {
		return http.ErrUseLastResponse
	}
	for _, earlier := range append(via[1:len(via):len(via)], req) {
		if !sameHost(via[0].URL, earlier.URL) {
			req.Header = http.Header{"Content-Type": req.Header["Content-Type"]}
			return nil
		}
	}
	return nil
}

// sameHost reports whether a host may receive the headers that were sent to another.
func sameHost(from, to *url.URL) bool {
	return strings.EqualFold(from.Host, to.Host) && (from.Scheme == to.Scheme || to.Scheme == "https")
}
